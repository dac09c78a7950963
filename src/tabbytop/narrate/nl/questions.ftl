# Vragen die niet gewoon een beurt zijn: wat er van een speler wordt gevraagd, en waarom.

# If It Fits
question-fits-toy = Speciaal speeltje
question-fits-toy-across = Je hebt een speciaal speeltje getrokken; dat wordt meteen gespeeld. Het telt als één speeltje van elke soort. Leg het dwars over twee kaarten van één doos.
question-fits-toy-cell = Je hebt een speciaal speeltje getrokken; dat wordt meteen gespeeld. Er is geen plek dwars over twee kaarten, dus leg het als dooskaart in een leeg vak.
question-fits-toy-nowhere = Je hebt een speciaal speeltje getrokken, maar er is nergens plek voor.
question-fits-toy-other = { $who } heeft een speciaal speeltje getrokken en legt het meteen.
question-fits-discard = Je kunt geen van je kaarten spelen, dus leg je er een af.

# Here, Kitty, Kitty!
question-kitty-fewest = Je hebt de minste katten in je House. Neem één kat, of geen.
question-kitty-takes = Elke speler haalt een kat uit de Neighborhood naar { $to ->
    [house] het House
    [porch] de Porch
   *[yard] de Yard
    }. Neem één kat, of geen.
question-kitty-sends = Elke speler verplaatst katten van { $from ->
    [house] het House
    [porch] de Porch
   *[yard] de Yard
    } naar { $to ->
    [porch] de Porch
    [yard] de Yard
   *[neighborhood] de Neighborhood
    }. Kies { $count ->
    [one] een van jouw katten
   *[other] { $count } van jouw katten
    }.
question-kitty-rain = De helft van de katten in je Yard gaat naar je Porch, de andere gaan terug naar de Neighborhood. Kies { $count ->
    [one] de kat die naar je Porch gaat
   *[other] de { $count } katten die naar je Porch gaan
    }.
question-kitty-left = Elke speler geeft een kat uit de eigen Yard aan de speler links. Kies de kat die naar { $left } gaat.
question-kitty-sent = { $who } gebruikt deze kaart tegen jou: { $count ->
    [one] één kat gaat
   *[other] { $count } katten gaan
    } van { $from ->
    [house] je House
    [porch] je Porch
   *[yard] je Yard
    } naar { $to ->
    [porch] je Porch
    [yard] je Yard
   *[neighborhood] de Neighborhood
    }. Kies welke.
question-kitty-fight = { $who } gebruikt deze kaart tegen jou: { $count ->
    [one] één kat gaat uit je Yard naar de Yard van { $left } (links) of { $right } (rechts). Kies de kat en de buur.
   *[other] twee katten gaan uit je Yard, één naar { $left } (links) en één naar { $right } (rechts). Kies welke.
    }
question-kitty-startled = { $own ->
    [yes] Je gebruikt deze kaart op je eigen erf
   *[no] { $who } gebruikt deze kaart tegen jou
    }: een van je katten gaat { $count ->
    [one] één stap
   *[other] { $count } stappen
    } naar { $way ->
    [in] binnen
   *[out] buiten
    }, of zo ver als kan. Kies welke.
question-kitty-insured = Er zijn katten van je erf verdwenen, dus je verzekering keert uit. Neem één kat in je Yard, of geen.
question-kitty-other = { $who } kiest.
question-kitty-play-on = { $whom ->
    [you] { $who } speelt deze kaart tegen jou
    [other] { $who } speelt deze kaart tegen { $target }
   *[nobody] { $who } speelt deze kaart
    }
question-kitty-copy-on = { $whom ->
    [you] { $who } speelt een kopie van deze kaart tegen jou
    [other] { $who } speelt een kopie van deze kaart tegen { $target }
   *[nobody] { $who } kopieert deze kaart
    }
question-kitty-copy = { $who } heeft deze kaart gespeeld, en je mag hem kopiëren met je eigen keuzes.
question-kitty-shield = { $who } heeft deze directe kaart getrokken. Je mag een speler ertegen beschermen.
question-kitty-land = { $who } heeft de hand aangevuld.
