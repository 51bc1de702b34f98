/** The places of the sources that are written in English, in German for German pages. */
export const PLACES: Readonly<Record<string, string>> = {
  // SquareScores
  'Scoring: 61 or more to win': 'Wertung: gewonnen mit 61 oder mehr',
  'Scoring: the defence 60 or more': 'Wertung: den Gegnern reichen 60',
  'Scoring: 91 or more as the winning declarer':
    'Wertung: Schneider erst mit 91 oder mehr beim Spieler',
  'Scoring: 90 or more as the winning defence':
    'Wertung: Schneider erst mit 90 oder mehr bei den Gegnern',
  'Scoring: every trick is a Schwarz': 'Wertung: schwarz sind alle Stiche',
  'Scoring table: Rufer, 1 unit': 'Wertungstabelle: Rufspiel, 1 Einheit',
  'Scoring table: Rufer, plain win or loss':
    'Wertungstabelle: Rufspiel, einfach gewonnen oder verloren',
  'Scoring table: Rufer, Schneider, 2 units': 'Wertungstabelle: Rufspiel, Schneider, 2 Einheiten',
  'Scoring table: Rufer, Schwarz, 3 units': 'Wertungstabelle: Rufspiel, schwarz, 3 Einheiten',
  'Scoring table: Wenz or Solo, 5 units': 'Wertungstabelle: Wenz oder Solo, 5 Einheiten',
  'Scoring table: Wenz or Solo, from or to each of the three opponents':
    'Wertungstabelle: Wenz oder Solo, von jedem oder an jeden der drei Gegner',
  'Scoring table: Wenz or Solo, Schneider, 6 units':
    'Wertungstabelle: Wenz oder Solo, Schneider, 6 Einheiten',
  'Scoring table: Wenz or Solo, Schneider, 6 units: 90 (defence)':
    'Wertungstabelle: Wenz oder Solo, Schneider, 6 Einheiten: 90 bei den Gegnern',
  'Scoring table: Wenz or Solo, Schwarz, 7 units':
    'Wertungstabelle: Wenz oder Solo, schwarz, 7 Einheiten',
  'Scoring table: Wenz or Solo, Schwarz, 7 units: the winning side also takes every trick':
    'Wertungstabelle: Wenz oder Solo, schwarz, 7 Einheiten: alle Stiche bei den Gewinnern',
  'Scoring table: Wenz Tout or Solo Tout, 10 units':
    'Wertungstabelle: Wenz Tout oder Solo Tout, 10 Einheiten',
  'Scoring table: Wenz Tout or Solo Tout, win or loss':
    'Wertungstabelle: Wenz Tout oder Solo Tout, gewonnen oder verloren',
  'Scoring: a Tout is a flat rate with no Schneider or Schwarz bonus':
    'Wertung: Beim Tout zählen Schneider und schwarz nicht extra',
  'Scoring: 20 units for the Sie plus 32 for the runners, 52 from each opponent':
    'Wertung: 20 Einheiten für den Sie und 32 für die Laufenden, 52 von jedem Gegner',
  'Scoring table: Sie, 20 units': 'Wertungstabelle: Sie, 20 Einheiten',
  'Scoring: 52 units from each opponent before anybody doubles':
    'Wertung: 52 Einheiten von jedem Gegner, bevor einer verdoppelt',
  'Scoring: three or more runners, up to all fourteen trumps':
    'Wertung: drei Laufende oder mehr, bis zu allen vierzehn Trümpfen',
  'Scoring table: Runners, Rufer or Solo, 1 unit each':
    'Wertungstabelle: Laufende, Rufspiel oder Solo, je 1 Einheit',
  'Scoring table: Runners, under a Tout, 2 units each':
    'Wertungstabelle: Laufende, beim Tout, je 2 Einheiten',
  'Scoring table: Runners, Wenz, two or more, up to all four':
    'Wertungstabelle: Laufende, Wenz, zwei oder mehr, bis zu allen vier',
  'Scoring: a Rufer pays for three or more': 'Wertung: beim Rufspiel ab drei Laufenden',
  'Scoring: a Wenz pays from two runners': 'Wertung: beim Wenz ab zwei Laufenden',
  'Scoring: a Wenz, up to all four': 'Wertung: beim Wenz bis zu allen vier',
  'Scoring: a declarer who loses while holding runners pays for them as well':
    'Wertung: Wer mit Laufenden verliert, zahlt sie mit',
  'Scoring table: The doubling call, ×2': 'Wertungstabelle: Kontra, × 2',
  'Scoring table: The doubling call, ×4 if answered':
    'Wertungstabelle: Kontra, × 4, wenn geantwortet wird',
  'Scoring table: The doubling call, everything above ×2': 'Wertungstabelle: Kontra, alles × 2',
  'A worked hand: 93 card points and five runners, 7 units each':
    'Ein gerechnetes Spiel: 93 Augen und fünf Laufende, je 7 Einheiten',
  'Wedding: under Rufer rules': 'Hochzeit: gerechnet wie das Rufspiel',
  'Weigh your hand: five units to each of three opponents instead of one':
    'Das Blatt abwägen: fünf Einheiten an jeden von dreien statt einer',
  'Ramsch: doubled for every player who took no tricks': 'Ramsch: verdoppelt für jeden ohne Stich',
  'Play: a Tout is lost outright however many points were taken':
    'Spiel: Der Tout ist verloren, gleich mit wie vielen Augen',
  'Short Schafkopf: the scoring carries over unchanged':
    'Kurze Karte: Gerechnet wird wie mit der langen',

  // The rules with French cards
  'Scoring: 61 or more': 'Wertung: 61 oder mehr',
  'Scoring: at 60 the declarer loses': 'Wertung: Mit 60 verliert der Spieler',
  'Scoring: to escape, the declarer needs 31': 'Wertung: Schneiderfrei ist der Spieler mit 31',
  'Scoring: to escape, the defenders need 30': 'Wertung: Schneiderfrei sind die Gegner mit 30',
  'Scoring: the losing side won no trick': 'Wertung: kein Stich bei den Verlierern',
  "Scoring: the losing side won no trick; the declarer's":
    'Wertung: kein Stich bei den Verlierern; hier die Spielerpartei',
  'Scoring: counted from 3 in a Sauspiel or Solo': 'Wertung: Laufende ab drei, Rufspiel und Solo',
  'Scoring: from 2 in a Wenz': 'Wertung: Laufende ab zwei, Wenz',
  'Scoring: whether the declarer wins or loses':
    'Wertung: Laufende, ob der Spieler gewinnt oder verliert',
  'Scoring: the declarer pays it to each of them': 'Wertung: Der Spieler zahlt jedem der drei',
  'Scoring: each loser pays the value to one winner':
    'Wertung: Jeder Verlierer zahlt einem Gewinner',
  'Scoring example: 10 + 10 + 3 × 10 = 50; Clara pays Anna, David pays Ben':
    'Beispiel zur Wertung: 10 + 10 + 3 × 10 = 50, von jedem Verlierer an einen Gewinner',
  'Scoring example: 50 + 10 + 30 = 90 from each':
    'Beispiel zur Wertung: 50 + 10 + 30 = 90 von jedem',
  'Solo and Wenz: a Tout counts double': 'Solo und Wenz: Der Tout zählt doppelt',
  'Solo and Wenz: lost as soon as the defenders win one trick':
    'Solo und Wenz: Der Tout ist mit dem ersten Stich der Gegner verloren',
  'Variants: the loser pays each other player 10':
    'Varianten: Beim Ramsch zahlt der Verlierer je 10',
  'Variants: who won no trick is paid double':
    'Varianten: Wer beim Ramsch keinen Stich hat, bekommt das Doppelte',
  'Variants: a player may knock to double the value': 'Varianten: Wer klopft, verdoppelt',
  'Variants: Kontra doubles': 'Varianten: Kontra verdoppelt',
  'Variants: Re doubles again': 'Varianten: Re verdoppelt noch einmal',
  'Variants: the pot goes to the next side to win':
    'Varianten: Der Stock geht an die Partei, die als Nächste gewinnt',
  'Variants: the pot goes to the next side to win a game':
    'Varianten: Der Stock geht an die Partei, die als Nächste ein Spiel gewinnt',

  // The Encyclopedia
  'In Germany: 10 Euro cent for normal games': 'In Deutschland: 10 Cent für gewöhnliche Spiele',
  'In Germany: 50 for solo games': 'In Deutschland: 50 für Einzelspiele',
  'Course of the game: at least 61 points': 'Ablauf des Spiels: mindestens 61 Augen',
  'Course of the game: the defensive team needs only 60':
    'Ablauf des Spiels: Den Gegnern reichen 60',
  'Course of the game: more than 90 points is Schneider':
    'Ablauf des Spiels: Mehr als 90 Augen sind Schneider',
  'Course of the game: not even a trick with zero points':
    'Ablauf des Spiels: schwarz nur ohne jeden Stich, auch ohne einen leeren',
  'Course of the game: Schneider and Schwarz add one unit each':
    'Ablauf des Spiels: Schneider und schwarz kosten je eine Einheit mehr',
  'Course of the game: they must declare Schwarz to get credit for it':
    'Ablauf des Spiels: Schwarz muss man verlangen',
  'Course of the game: the losing team must declare Schneider-frei':
    'Ablauf des Spiels: Die Verlierer müssen „schneiderfrei“ sagen; hier haben sie es vergessen',
  'Course of the game: Schneider-frei, 30 points or more':
    'Ablauf des Spiels: schneiderfrei mit 30 Augen oder mehr',
  'Course of the game: runners from three up to 8 or 14':
    'Ablauf des Spiels: drei Laufende bis 8 oder 14',
  'Course of the game: two in the case of Wenz, up to 4':
    'Ablauf des Spiels: beim Wenz zwei Laufende bis 4',
  'Course of the game: a Tout counts double, neither Schneider nor Schwarz is paid':
    'Ablauf des Spiels: Der Tout zählt doppelt, ohne Schneider und schwarz',
  'Course of the game: one team holds all top trumps, either':
    'Ablauf des Spiels: Laufende bei der einen oder der anderen Partei',
  'If no one declares: the declaring player alone receives the pot':
    'Wenn keiner spielt: Den Stock bekommt der Spieler allein',
  'If no one declares: he alone must double the pot':
    'Wenn keiner spielt: Er allein verdoppelt den Stock',
  'If no one declares: the next declared game': 'Wenn keiner spielt: Stock mit dem nächsten Spiel',
  'If no one declares: the value of the next hand is doubled':
    'Wenn keiner spielt: Das nächste Spiel zählt doppelt',
  'If no one declares: cross-seated players play the hand together':
    'Wenn keiner spielt: über Kreuz',
  'Double: 1 player, 2 ×': 'Doppeln: einer, × 2',
  'Double: 2 players, 4 ×': 'Doppeln: zwei, × 4',
  'Double: 3 players, 8 ×': 'Doppeln: drei, × 8',
  'Double: 4 players, 16 × (printed as 8 ×, a slip)':
    'Doppeln: vier, × 16 (gedruckt ist × 8, ein Versehen)',
  'Double: takes effect after all other bonuses are added':
    'Doppeln: erst, wenn alles andere dazugezählt ist',
  'Double: a Tout counts (again) double': 'Doppeln: Der Tout zählt noch einmal doppelt',
  'Double: the doubled value can be doubled further by Contra':
    'Doppeln: Kontra verdoppelt noch einmal',
  'Contra and Re: doubles the value': 'Kontra und Re: Kontra verdoppelt',
  'Contra and Re: doubles it again': 'Kontra und Re: Re verdoppelt noch einmal',
  'Contra and Re: Sub': 'Kontra und Re: Sub',
  'Contra and Re: Re-Sub': 'Kontra und Re: Re-Sub',
  'Game modes: all tricks, not just all 120 points':
    'Spielarten: alle Stiche, nicht nur alle 120 Augen',
  'Variants: three players, only solo games': 'Varianten: zu dritt nur Einzelspiele',
};
