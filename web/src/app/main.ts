import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { watchForUpdates } from "../net/updates";
import { words } from "../words/words.svelte";

const theme = localStorage.getItem("theme");
if (theme) document.documentElement.dataset.theme = theme;
void words.init().finally(() => mount(App, { target: document.getElementById("app")! }));
watchForUpdates();
