# My Village: what is wrong with a component file. { $what } is where the value stands; words of the file stay as they are.
my-village-fault-id = an id is made of small letters, digits and _, which “{ $said }” is not
my-village-fault-id-twice = the id “{ $said }” is there twice
my-village-fault-name = { $what } is empty in some language
my-village-fault-number = { $what } is missing
my-village-fault-units = { $what }: “units” and “of” belong together
my-village-fault-none = { $what }: the file has none with { $must }, it must have one
my-village-fault-same-values = { $what }: { $one } and { $other } show the same values, they must differ
my-village-fault-sum = { $what }: no { $number } cards of the file have { $points } points together, some must
my-village-fault-shares-none = { $what }: the file says { $said }, another card of its type must show exactly one of these
my-village-fault-grey = { $what }: the file says { $said }, it must be 1 coin, 1 beer, some time or none
my-village-fault-all-same = { $what } is the same on all cards of each pile, one pile must have different ones
my-village-fault-shows = { $what }: the file says { $said }, { $value } must be among them
my-village-fault-five-workshops = no five workshops of different types show only two values altogether, some must
my-village-fault-board-workshops = { $what }: no five workshops of different types show just { $said }, but do so in our reconstruction
my-village-fault-long-turn = a turn could consume { $number } time, in our reconstruction at most { $most }
my-village-fault-useless =
    { $colour ->
        [black] no black banner of the file shows { $value }, in our reconstruction one does
       *[white] no white banner of the file shows { $value }, in our reconstruction one does
    }
