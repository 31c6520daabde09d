# Le plateau de My Village dans le navigateur.

my-village-web-village = Village : { $seat }
my-village-web-absent = { $profession } : absent, zone inactive

# Une zone de la table à la fois, sur un téléphone.
my-village-web-areas = Zones de la table
my-village-web-area-middle = Centre
my-village-web-area-village = Village
my-village-web-area-others = Autres
my-village-web-area-offered =
    { $number ->
        [one] { $number } endroit disponible
       *[other] { $number } endroits disponibles
    }
