# Widok tekstowy stołu. Polecenia i ich pomoc są w cli.ftl: oba przyjmują te same słowa.

text-question = Pytanie
text-me = Ty: { $name }
text-table = Stół
text-what = Co
text-now = Teraz
text-numbers = Akcje
text-command = Odpowiedź lub polecenie
text-send = Wyślij
text-command-help = Wpisz numer albo słowa akcji. „{ $help }” pokazuje polecenia, „? 3” mówi, co zrobiłaby akcja 3.
text-replies = Odpowiedzi
text-last-events = Ostatnie zdarzenia
text-cancelled = Anulowano. Nic się nie stało.
text-nothing-to-agree = Nikt nie prosi cię o zgodę.
text-nothing-since = Od twojej ostatniej tury nic się nie wydarzyło.
text-no-hint = Teraz nie można podpowiedzieć ruchu: podpowiedzi są w twojej turze, gdy grasz sam z botami.
text-hint-there = Podpowiedź jest nad pytaniem.
text-nothing-sealed = Nie ma tajnej odpowiedzi do wycofania.
text-confirm = Wpisz „{ $yes }” albo „{ $no }”.
