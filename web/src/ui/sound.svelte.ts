/** Soft synthesized sounds: paper, a tap, a purr. They are off by default. */

import { onStoredElsewhere, readSetting, saveSetting } from "./local-storage";

const read = () => readSetting("sound") === "on";

class Sound {
  isOn = $state(read());
  private context: AudioContext | null = null;

  constructor() {
    onStoredElsewhere("sound", () => (this.isOn = read()));
  }

  /** Switch sounds on or off. */
  set(isOn: boolean) {
    this.isOn = isOn;
    saveSetting("sound", isOn ? "on" : "off");
    if (isOn) this.tap();
  }

  private get audio(): AudioContext | null {
    if (!this.isOn || typeof AudioContext === "undefined" || document.hidden) return null;
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") void this.context.resume();
    return this.context;
  }

  /** Play fading noise through a filter: the base of all rustling sounds. */
  private rustle(audio: AudioContext, seconds: number, hertz: number, loud: number) {
    const noise = audio.createBufferSource();
    const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
    noise.buffer = buffer;
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = hertz;
    const gain = audio.createGain();
    gain.gain.value = loud;
    noise.connect(filter).connect(gain).connect(audio.destination);
    noise.start();
  }

  /** A card is laid down. */
  paper() {
    const audio = this.audio;
    if (!audio) return;
    this.rustle(audio, 0.13, 2400, 0.22);
  }

  /** Something was tapped. */
  tap() {
    const audio = this.audio;
    if (!audio) return;
    this.rustle(audio, 0.045, 900, 0.3);
  }

  /** It is your turn. */
  purr() {
    const audio = this.audio;
    if (!audio) return;
    const tone = audio.createOscillator();
    const beat = audio.createOscillator();
    const depth = audio.createGain();
    const gain = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = 88;
    beat.frequency.value = 24;
    depth.gain.value = 0.06;
    beat.connect(depth).connect(gain.gain);
    const now = audio.currentTime;
    gain.gain.setValueAtTime(0, now);
    gain.gain.linearRampToValueAtTime(0.09, now + 0.12);
    gain.gain.linearRampToValueAtTime(0, now + 0.7);
    tone.connect(gain).connect(audio.destination);
    for (const one of [tone, beat]) {
      one.start(now);
      one.stop(now + 0.72);
    }
  }
}
export const sound = new Sound();
