# Le plateau de My Village dans le navigateur.

my-village-web-village = Village : { $seat }
my-village-web-absent = { $profession } : absent, zone inactive
my-village-web-score = Points de Prestige si la partie s’arrêtait maintenant
my-village-web-hand = Premier joueur ; points d’Histoire sur la main
my-village-web-safe = Points d’Histoire en lieu sûr
my-village-web-cloud = Nuage du marqueur Temps
my-village-web-headman = { $space } : le Chef de village est ici

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
