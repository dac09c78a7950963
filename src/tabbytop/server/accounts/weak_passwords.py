"""Detection of passwords that are easy to guess: common words, keyboard patterns, repetitions, the login itself."""

from __future__ import annotations

import re

WORDS = """
abc abcabc access account admin administrator adobe aerosmith airborne alaska alex alexander alexandra alexis alice
allison always amanda amber america american anderson andrea andreas andrew angel angela angels animal anthony apollo
apple apples aragorn arsenal arthur asd ashley asshole august austin awesome azerty babygirl badass badboy bailey
banaan banana baseball basketball batman beautiful beauty benjamin berlin bigdaddy bigdog biteme blablabla black
blahblah blahblahblah blink boomer boston brandon brandy bubbles buddy bulldog buster butterfly camaro cameron captain
carlos catbox catherine celtic changeit changeme charles charlie charlotte cheese chelsea cherry chester chicago
chicken chocolate chris christian christine christopher compaq computer computers cookie cookies cooper corvette
cowboy cowboys crystal daddy dakota dallas daniel danielle dapper database david december default delete demo denise
denver diablo diamond dolphin dolphins donald dontknow dragon dragonball dragons eagles easter einfach einstein
elephant elizabeth eminem enter everton exigent explorer facebook falcon falcons family fantasy februar februari
february ferrari fireball firebird fishing florian flower flowers football forever frankfurt freddy freedom freund
friend friends fuckme fuckoff fuckyou fussball galaxy gandalf garfield geheim geheimnis george german giants ginger
gladiator godzilla golden goldfish golfer google gorgeous graham guest guitar hacker hallo hallohallo hallowelt
hamburg hammer hannah happy harley hartje heather hello helloworld herekittykitty hockey holland hondje hotdog
housecat hunter iceman ichliebedich ifitfits ikhouvanjou iloveme iloveu iloveyou india internet ironman isabella
jackson jaguar januar januari january jasmine jason jasper jennifer jessica jesus jesuschrist johannes johnny johnson
jordan joseph joshua juli julian july june juni junior justin kaas kaninchen katjes katze katzen kennwort kerstmis
killer kitten kittens kitty kittycat knuddel knuffel koekje koningin lakers lastminute lasvegas lauren legend letmein
letmeinnow liebe liefde lieverd liverpool location login london lovelove lovely loveme lover loveyou lucky maandag
maggie marina mario marlboro martin master matrix matthew maverick maximilian mein meinpasswort melanie melissa member
mercedes merlin metallica michael michelle mickey midnight mijnwachtwoord miller minecraft money monkey monster montag
morgan mother motorola mountain muffin munchen mustang muster mustermann mylove mypassword naruto nascar natasha
nathan newpassword newyork nicholas nicole niemand nimda nintendo nothing november october oktober oliver orange
packers panther parola parool pass passion passme passpass passphrase passport passwd passwoord password passwords
passwort patrick peaches peanut pepper pepsi philip phoenix poes poesje pokemon police porsche power princess prinses
prinzessin private purple pussycat qazwsx qazxsw qwaszx qwe qweasd qweasdzxc qwert qwerty qwertz rabbit rachel raiders
rainbow ranger rangers rebecca redsox richard robert rocket ronaldo root rosebud roxy runner rush sabrina samantha
sammy samsung sandra saturn scarface schalke schatje schatz schatzi schmetterling schnecke schule scooter scorpio
scorpion scotland secret secrets september service shadow shannon shit shithead sicher silver simpsons skipper slayer
smokey snoopy snowball snowman soccer sommer sommerzeit sonne sonnenschein sophie spanky sparky spider spiderman
spongebob startrek starwars steelers stefan stephanie sterren steven stupid success summer summertime sunflower
sunshine superman superstar supervisor swordfish sydney system tabby tabbycat tabbytop taylor teacher tech temp
temporary tennis teresa test tester testing testtest thailand theman thomas thunder thx tiger tigers tigger tinkerbell
titanic toor topsecret travis trustno turtle twitter user valentina vanessa victor victoria victory viking vincent
voetbal vogel volkswagen vrienden vrijdag wachtwoord warrior warriors webmaster welcome welkom whatever wilkommen
william willkommen wilson windows winner winston winter wizard wolf wolfgang wolverine wordpass xbox xxx xxxx yankee
yankees yellow yvonne zaq zaqwsx zaterdag zeppelin zomer zondag zonnebloem zonnetje zuckerbrot zxc zxcvbn
"""
COMMON = frozenset(WORDS.split())
"""Words that are easy to guess by themselves or with a few digits and signs around them."""

LINES = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890123456789",
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjklyxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
    "1q2w3e4r5t6y7u8i9o0p",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
    "q1w2e3r4t5y6u7i8o9p0",
    "147258369",
)
"""Keys in keyboard or alphabetical order."""
SHORTEST_LINE = 4
SHORTEST_UNIT = 5
"""Passwords that only repeat a shorter unit than this are weak."""

AROUND = "0123456789!?.*#$%&+-_ "
"""Digits and signs that people put before or after a word to make it pass as a password."""
BETWEEN = re.compile(r"[\s._-]+")
LOOKS_LIKE = (
    str.maketrans("0134578@$!|", "oieastbasil"),
    str.maketrans("0134578@$!|", "oleastbasll"),
)
"""Digits and signs that stand for letters; 1 for i or for l."""


def is_easy(password: str, login: str) -> bool:
    """Check whether a password is among the first that someone would guess.

    >>> [is_easy(one, "Mimi") for one in ("P@ssw0rd!", "qwertyui", "12341234", "mimi2024", "nine lives at least")]
    [True, True, True, True, False]
    """
    own = BETWEEN.sub("", login.casefold())
    text = BETWEEN.sub("", password.casefold())
    unit = _unit_of(text)
    if len(set(text)) < 3 or (unit != text and len(unit) < SHORTEST_UNIT):
        return True
    return any(_is_guessable(one, own) for one in (text, unit, _without_doubles(text)))


def _is_guessable(text: str, own: str) -> bool:
    """Check whether a text is a common word, a line of keys or the login, perhaps with digits and signs around it."""
    bare = {text, text.rstrip(AROUND), text.strip(AROUND)}
    plain = bare | {one.translate(table) for one in bare for table in LOOKS_LIKE}
    return any(one == own or one in COMMON or _is_line(one) for one in plain if one)


def _is_line(text: str) -> bool:
    return len(text) >= SHORTEST_LINE and any(text in line or text in line[::-1] for line in LINES)


def _without_doubles(text: str) -> str:
    """Return a text with each run of one character shortened to that character: `11223344` gives `1234`."""
    return re.sub(r"(.)\1+", r"\1", text)


def _unit_of(text: str) -> str:
    """Return what a text repeats over and over, or the text itself."""
    period = (text + text).find(text, 1)
    return text[:period]
