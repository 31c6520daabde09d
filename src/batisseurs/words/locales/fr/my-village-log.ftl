# Comment le journal raconte My Village. Les noms de cartes et de lieux viennent du fichier de matériel.

my-village-receives-board = { $seat } reçoit le { $board }.
    .seat = Vous recevez le { $board }.
my-village-round-begins = Manche { $round } : { $seat } est premier joueur ; { $amount } sur la main.
    .seat = Manche { $round } : vous êtes premier joueur ; { $amount } sur la main.
my-village-turn-begins = Manche { $round } : à { $seat } de jouer
    .seat = Manche { $round } : à vous de jouer
my-village-dice-rolled = Dés : blancs { $white }, noirs { $black }.
my-village-takes-dice =
    { $seat } prend un { $face } { $black ->
        [0] blanc
       *[1] noir
    } et un { $other } { $other_black ->
        [0] blanc
       *[1] noir
    } : Bannière { $number }.
    .seat =
        Vous prenez un { $face } { $black ->
            [0] blanc
           *[1] noir
        } et un { $other } { $other_black ->
            [0] blanc
           *[1] noir
        } : Bannière { $number }.
my-village-changes-dice = { $seat } paie { $amount } pour obtenir { $number }.
    .seat = Vous payez { $amount } pour obtenir { $number }.
my-village-consumes-time = { $seat } consomme { $amount } (nuage { $cloud_now }).
    .seat = Vous consommez { $amount } (nuage { $cloud_now }).
my-village-crosses-bridge = { $seat } passe le pont : la Faucheuse arrive.
    .seat = Vous passez le pont : la Faucheuse arrive.
my-village-gains = { $seat } gagne { $amount }.
    .seat = Vous gagnez { $amount }.
my-village-pays-all = { $seat } paie { $amount }.
    .seat = Vous payez { $amount }.
my-village-moves-plow = { $seat } met { $amount } aux champs.
    .seat = Vous mettez { $amount } aux champs.
my-village-moves-generic = { $seat } met { $amount } aux champs comme charrue.
    .seat = Vous mettez { $amount } aux champs comme charrue.
my-village-activates-black = { $seat } active { $card }.
    .seat = Vous activez { $card }.
my-village-activates-white = { $seat } active { $card } (Bannière blanche).
    .seat = Vous activez { $card } (Bannière blanche).
my-village-activates-field = { $seat } active { $amount }.
    .seat = Vous activez { $amount }.
my-village-activates-office = { $seat } active le Bureau de l’intendant.
    .seat = Vous activez le Bureau de l’intendant.
my-village-activates-question = { $seat } active la Bannière « ? ».
    .seat = Vous activez la Bannière « ? ».
my-village-takes-hand = { $seat } prend la main Premier joueur.
    .seat = Vous prenez la main Premier joueur.
my-village-adds = { $seat } ajoute { $card } à son village.
    .seat = Vous ajoutez { $card } à votre village.
my-village-serves = { $seat } sert { $card }.
    .seat = Vous servez { $card }.
my-village-takes-customer = { $seat } prend { $card }.
    .seat = Vous prenez { $card }.
my-village-customer-comes = { $amount } : { $card }.
my-village-monk-comes = { $amount } : { $card }.
my-village-trains = { $seat } forme un successeur.
    .seat = Vous formez un successeur.
my-village-trains-on = { $seat } déplace le successeur à droite.
    .seat = Vous déplacez le successeur à droite.
my-village-places-successor = { $seat } installe un successeur : { $profession }.
    .seat = Vous installez un successeur : { $profession }.
my-village-moves-headman = { $seat } déplace le Chef de village ({ $space }).
    .seat = Vous déplacez le Chef de village ({ $space }).
my-village-secures-stories = { $seat } met en lieu sûr { $amount }.
    .seat = Vous mettez en lieu sûr { $amount }.
my-village-covers = { $seat } couvre { $slot }.
    .seat = Vous couvrez { $slot }.
my-village-places-tile = { $seat } place la tuile 2/12 à côté de : { $card }.
    .seat = Vous placez la tuile 2/12 à côté de : { $card }.
my-village-places-tile-field = { $seat } place la tuile 2/12 à côté du champ { $number }.
    .seat = Vous placez la tuile 2/12 à côté du champ { $number }.
my-village-turns-travel = { $seat } retourne { $card }.
    .seat = Vous retournez { $card }.
my-village-redraws = { $seat } remet sous sa pile { $card } et en retourne une autre.
    .seat = Vous remettez sous sa pile { $card } et en retournez une autre.
my-village-dies-chronicle = { $seat } enterre dans les Chroniques : { $profession }.
    .seat = Vous enterrez dans les Chroniques : { $profession }.
my-village-dies-grave = { $seat } enterre dans la tombe anonyme { $number } : { $profession }.
    .seat = Vous enterrez dans la tombe anonyme { $number } : { $profession }.
my-village-hires = { $seat } n’a plus de villageois et engage un Journalier : { $profession }.
    .seat = Vous n’avez plus de villageois et engagez un Journalier : { $profession }.
my-village-rat-moves =
    { $left ->
        [0] Le dé Rat indique { $number } : invasion de rats !
        [one] Le dé Rat indique { $number } : le Rat est à { $left } case.
       *[other] Le dé Rat indique { $number } : le Rat est à { $left } cases.
    }
my-village-invasion = Chacun perd la moitié des points d’Histoire de son Arbre centenaire.
my-village-repels = { $seat } évite l’invasion de rats.
    .seat = Vous évitez l’invasion de rats.
my-village-loses-story = { $seat } perd { $amount }.
    .seat = Vous perdez { $amount }.
my-village-ends = La partie se termine après la manche { $round }.
my-village-amount-coin =
    { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }
my-village-amount-story =
    { $number ->
        [one] { $number } point d’Histoire
       *[other] { $number } points d’Histoire
    }
my-village-amount-time = { $number } temps
my-village-amount-generic =
    { $number ->
        [one] { $number } ressource générique
       *[other] { $number } ressources génériques
    }
my-village-amount-marker =
    { $number ->
        [one] { $number } marqueur de la place
       *[other] { $number } marqueurs de la place
    }
my-village-amount-field =
    { $number ->
        [one] { $number } champ
       *[other] { $number } champs
    }
my-village-amount-field-plow =
    { $number ->
        [one] { $number } charrue d’un champ
       *[other] { $number } charrues des champs
    }
my-village-amount-new-customer =
    { $number ->
        [one] { $number } nouveau client
       *[other] { $number } nouveaux clients
    }
my-village-amount-new-monk =
    { $number ->
        [one] { $number } nouveau moine
       *[other] { $number } nouveaux moines
    }
my-village-amount-beer =
    { $number ->
        [one] { $number } bière
       *[other] { $number } bières
    }
my-village-amount-horse =
    { $number ->
        [one] { $number } cheval
       *[other] { $number } chevaux
    }
my-village-amount-plow =
    { $number ->
        [one] { $number } charrue
       *[other] { $number } charrues
    }
my-village-amount-parchment =
    { $number ->
        [one] { $number } parchemin
       *[other] { $number } parchemins
    }
my-village-amount-cart =
    { $number ->
        [one] { $number } chariot
       *[other] { $number } chariots
    }
