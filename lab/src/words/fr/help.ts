import type { enHelp } from '../en/help.ts'

export const frHelp: typeof enHelp = {
  titles: { 'Usage:': 'Usage :', 'Arguments:': 'Arguments :', 'Options:': 'Réglages :', 'Commands:': 'Commandes :' },
  program: 'Cinq jeux de société sur le cyclisme : les jouer, les simuler, les revoir, les mesurer.',
  version: 'afficher la version',
  help: 'afficher cette aide',
  helpCommand: 'afficher l’aide d’une commande',
  lang: 'langue : fr ou en (par défaut : celle du terminal, sinon en)',
  json: 'un objet JSON en dernière ligne de la sortie standard',
  exitCodes: `
Codes de sortie : 0 tout va bien ; 1 défaut du programme ; 2 entrée incorrecte (une phrase sur la sortie d’erreur dit ce qui ne va pas et ce qui est permis).`,

  games: 'Lister les jeux : identifiant, titre, places, prêt ou annoncé, et les options avec leurs valeurs permises et par défaut.',
  gamesJson: 'la liste en un objet JSON',

  gameArgument: 'identifiant du jeu, comme `echappee games` le donne',
  option: 'une option du jeu ; peut être répété. Une liste s’écrit 1,2,4 ; un document est un modèle ou un fichier JSON (@fichier.json)',

  play: 'Jouer dans le terminal, seul ou à plusieurs tour à tour, contre des robots.',
  playSeats: 'un mot par place : human, beginner, greedy, leader, champion ou random (par défaut : une personne, greedy aux autres places)',
  playSeed: 'la même graine et les mêmes coups donnent la même partie (par défaut : une nouvelle)',
  playRecord: 'garder la partie dans ce fichier, récrit après chaque coup ; une partie inachevée qui s’y trouve est reprise',
  playAfter: `
À table : le numéro d’un coup, ou plateau, annuler, aide, quitter. Une ligne vide joue le seul coup possible.
Si l’entrée standard est un tube, ses lignes sont les réponses ; il n’y a pas de pause quand le terminal change de mains.
Partir avant la fin, par quitter ou parce que l’entrée s’achève, n’est pas une faute : le code de sortie est 0, et --json dit "ending": "quit" ou "inputEnded".`,

  simulate:
    'Faire jouer beaucoup de parties à des robots et compter : victoires par robot et par place avec intervalles à 95 %, longueur, issues, coups/s.',
  simulateGames: 'combien de parties',
  simulateSeats:
    'un mot par place : beginner, greedy, leader, champion, random, policy, policy:FICHIER, habit:NOM, checkout:DOSSIER:NIVEAU, ou run:COMMANDE pour un programme (par défaut : greedy et random en alternance)',
  simulateSeed: 'la même graine donne le même résultat, quel que soit le nombre de fils (par défaut : une nouvelle)',
  database:
    'mettre les parties en file dans cette base PostgreSQL (postgres://…) : chaque `echappee worker --database URL` en joue une part',
  worker: 'Jouer ce que d’autres ont mis en file avec --database, jusqu’à Ctrl-C.',
  workerDatabase: 'la même base PostgreSQL (postgres://…)',
  workerAfter: `
Autant d’ouvriers qu’on veut, sur n’importe quelles machines, se partagent le travail ; chacun doit avoir la même version des règles et des robots que celui
qui l’a mis en file, et laisse le reste de côté. Un ouvrier peut s’arrêter ou mourir à tout moment : un autre joue ses parties, qui comptent une seule fois.
Les ouvriers ne lancent aucun programme et ne lisent aucun fichier qu’une tâche nommerait.`,
  simulateWorkers: 'fils d’exécution qui jouent (par défaut : un par cœur)',
  simulateRecords: 'écrire l’enregistrement de chaque partie dans ce dossier, sous <jeu>-<numéro>.json',
  simulateRotate: 'laisser chaque robot à sa place',
  simulateFeatures: 'mesurer aussi ce que les robots ont de chaque critère par lequel le jeu est jugé',
  simulateMetrics:
    'compter aussi ce que le jeu nomme : les victoires par ordre de départ, les changements de tête, les missions, les attaques … avec leur intervalle',
  metricFile: 'vos propres mesures, un module TypeScript qui exporte « metrics » ; peut être donné plusieurs fois',
  parameter: 'changer un nombre des règles, tels que `echappee games` les cite ; peut être donné plusieurs fois, au labo seulement',
  simulateAfter: `
Les places tournent : après chaque partie chaque robot avance d’une place ; sur un multiple du nombre de places chacun occupe donc chaque place aussi souvent.
Une victoire partagée à deux compte pour une demie à chacun. Les intervalles sont ceux de Wilson. Les tours d’une partie sont le plus grand nombre de décisions
qu’une place y a prises. Dans l’objet JSON, tout sauf "speed" découle de la graine.
--features regarde le début de chaque tour, ou les positions que le jeu dit calmes : ce qu’un robot a de plus que la moyenne de la table, par partie, avec
intervalles à 95 %.`,

  compare:
    'Jouer des variantes d’une règle sur les mêmes graines et dire ce qui diffère, ce qui est pareil, et ce qui demande plus de parties.',
  compareVary:
    'une option, un paramètre, seats (3,4,5) ou bots (greedy,leader), avec ses valeurs ; peut être donné plusieurs fois : chaque combinaison est jouée',
  compareGames: 'combien de parties de chaque variante, ou autant au plus avec --until (400 sinon)',
  compareSeats: 'combien de places à la table (sinon, celles où le jeu est le meilleur)',
  compareBots: 'qui joue : un niveau pour toutes les places, ou un mot par place (greedy sinon)',
  compareUntil: 's’arrêter dès que chaque effet sur une part est connu à ce point près, comme 2% ; regarder en chemin ne fausse rien',
  compareOn:
    'les mesures qui comptent : avec --until, elles seules doivent être connues d’aussi près, et elles seules décident si les graines sont communes',
  compareSave: 'garder l’étude dans ce fichier de temps en temps, et quand on l’arrête',
  compareResume: 'reprendre une étude gardée',
  reportHtml: 'écrire une page avec graphiques et tableaux, en un fichier sans script',
  reportCsv: 'écrire une ligne par partie, une par place et un dictionnaire en fichiers CSV dans ce dossier (les parties sont rejouées)',
  reportParquet: 'de même en fichiers Parquet, avec un carnet qui les lit',
  compareAfter: `
Les variantes partagent leurs graines, et chaque usage du hasard a son propre flux, pour qu’elles aient la même chance. « appariement » est la variance de la
différence rapportée à celle de graines propres. Après 100 parties, puis chaque fois que leur nombre a doublé, on y regarde : une variante dont une mesure
perd à coup sûr aux graines communes se joue dès lors sur les siennes. Les intervalles sont à 95 % ; les verdicts sont corrigés pour toutes les comparaisons de l’étude (Holm). Des
différences de moins de 2 points d’une part, ou de 2 % d’une moyenne (ou de ce que dit --until), ne comptent pas. Ctrl-C arrête après ce qui se joue et
rapporte ce qu’il y a, marqué partiel. Tout sauf le temps découle de la graine, quel que soit le nombre de processus, même quand l’étude a été reprise.`,

  balance:
    'Chercher ce qui est injuste : l’ordre de départ, les cartes, les équipes, les missions, et les options qui ne changent rien, vus par deux sortes de robots et, avec --train, par des bots qui réapprennent.',
  balanceGames: 'parties pour chaque sorte de robots (300,60 sinon)',
  balanceBots: 'les deux sortes de robots (greedy,leader:30 sinon)',
  balanceAfter: `
Les intervalles sont élargis pour tout ce qui est regardé. Là où les deux sortes de robots sont sûres et ne disent pas la même chose, c’est dit : c’est une
habitude de l’une d’elles, et pas encore un défaut du jeu. Les options sont jouées à chaque autre valeur, sur les mêmes graines que les règles habituelles.`,

  replay: 'Vérifier un enregistrement, chaque coup, chaque tirage et chaque empreinte, et afficher la partie comme une place l’a vue.',
  fileArgument: 'un enregistrement, écrit par play, simulate ou le site',
  replayAs: 'numéro de la place (à partir de 0) ou son nom ; ou spectator (par défaut : spectator)',
  replayUntil: 'ne montrer que les N premières décisions (tout l’enregistrement est vérifié quand même)',
  replayTrace: 'un objet JSON par ligne et par décision, où tout est montré',
  replayAfter: `
Une ligne de --trace est {"seq", "seat", "move", "legal", "chance", "events", "state"} : les décisions comptent à partir de 1, et seq 0 est la mise en place,
dont seat, move et legal sont null ; "legal" : les coups que la place pouvait jouer ; "chance" : les tirages {"bound", "value", "drew"} ; "events" :
{"event", "to"}, où "to" est null si tous le voient ; "state" : l’état entier après le coup. La dernière ligne est déjà un objet JSON : --json n’ajoute rien à --trace.`,

  bench: 'Mesurer le jeu au hasard sur un fil, sans événements ni enregistrements : parties/s, coups/s, copies/s et déterminisations/s.',
  benchGameArgument: 'identifiant du jeu (par défaut : le premier qui est prêt)',
  benchSearch: 'mesurer plutôt la recherche : itérations/s, chacune une déterminisation et une partie entière',
  benchWorkers: 'avec --search : mesurer aussi autant de fils à la fois face à un seul',
  benchSeats: 'combien de joueurs à la table (par défaut : le nombre qui convient le mieux au jeu)',
  benchMs: 'durée du jeu en millisecondes, après une mise en train (par défaut : 1500)',
  benchAfter: `
La dernière ligne de la sortie standard est toujours l’objet JSON ; avec --json c’est la seule.`,

  botProtocol: 'Dire comment un programme, en n’importe quel langage, peut être un robot par son entrée et sa sortie standard.',
  botProtocolExample: 'écrire plutôt les lignes du début d’une partie : demande, réponse, demande, réponse',
  botProtocolAfter: `
L’objet de --json est {"protocol", "decisionMs", "faults"}.`,
  botMs: 'combien de temps un programme peut réfléchir à une décision, en millisecondes (par défaut : 5000)',
  tournament: 'Faire jouer les robots deux à deux, en nombre égal à une table : cotes et tableau croisé avec intervalles à 95 %.',
  tournamentGames: 'combien de parties pour chaque duel',
  tournamentBots:
    'des niveaux, leader:600 pour tant de parties en pensée par décision (leader:600@2 les juge à la deuxième position calme qui suit, leader:600@end à leur fin), policy pour ce qui a été appris sans recherche (policy:FICHIER selon un fichier), habit:NOM, checkout:DOSSIER:NIVEAU pour une autre version, ou run:COMMANDE pour un programme (par défaut : random,beginner,greedy,leader,champion)',
  tournamentSeats: 'un nombre pair de places (par défaut : la table habituelle, ou une place de moins)',
  tournamentAfter: `
Deux robots alternent autour de la table, et chaque graine est jouée avec les places échangées. Les parties d’une même graine comptent pour un seul essai :
les intervalles tiennent compte de ce qu’elles ont en commun. 400 points de cote font dix contre un. Dans l’objet JSON tout, sauf "speed", découle de la graine.`,

  train: 'Apprendre à jouer en jouant, ou ajuster les chances de gagner à l’issue des parties.',
  trainChances: 'ajuster les chances de gagner au lieu d’apprendre à jouer',
  trainAgainst:
    'chercher par quoi un niveau se laisse battre : l’élève seul parmi des robots de ce niveau, en partant de la politique du jeu',
  trainGames: 'combien de parties (par défaut : 100000 ; avec --chances 4000, avec --against 400)',
  trainOption:
    'avec --chances, régler une option à une table sur deux, pour que le jugement convienne aux deux ; avec --against, à toutes les tables',
  trainSeed: 'la même graine et le même nombre de parties donnent le même fichier (par défaut : train)',
  trainOut:
    'écrire dans ce fichier (par défaut : bot/policy.json dans le dossier du jeu ; avec --chances bot/weights.json ; à nommer avec --against)',
  trainAfter: `
Une politique pondère des critères des coups (bot/move-features.ts). Elle joue contre elle-même, d’anciennes versions, la méthode simple du jeu et ses manies, à des
tables de toutes tailles ; ce qui a été joué dans des parties meilleures que prévu devient plus probable. Un entraînement interrompu reprend où il en était.
Pour --chances le jeu nomme les critères de jugement (bot/features.ts). Une partie sur cinq est mise de côté : le score de Brier et la table de fiabilité portent sur elles.`,

  verify: 'Recalculer chaque mélange et chaque dé d’une partie en ligne finie, à partir du secret et des nombres dont ils viennent.',
  verifyFile: 'l’enregistrement d’une partie en ligne avec sa partie fairness, tel que la page qui vérifie les dés l’enregistre',
  verifyCommitment: 'l’engagement qu’on vous a montré avant le départ : le fichier doit avoir le même',
  verifyNonce: 'le nombre qu’une place (à partir de 0) a envoyé elle-même : il doit avoir servi ; peut être répété',
  verifyAfter: `
Avant le départ le serveur publie un engagement, le hachage de son secret ; chaque place tenue par une personne ajoute un nombre ; le secret est montré à la fin.
Sont vérifiés l’engagement, chaque tirage, chaque coup et chaque empreinte, et que la partie est finie. Sans --commitment ni --nonce le fichier n’est
comparé qu’à lui-même. Un fichier qui ne concorde pas est une entrée incorrecte : code de sortie 2, et la phrase dit où.`,

  databaseUrl:
    'les tables sont dans cette base PostgreSQL (mieux vaut DATABASE_URL : d’autres sur la machine peuvent lire une ligne de commande)',
  dataDir: 'les tables sont dans ce dossier (par défaut : DATABASE_URL, sinon DATA_DIR, sinon ./data, comme pour le serveur)',

  export: 'Écrire toutes les tables avec leurs places et leurs journaux en lignes de JSON, pour les garder ou les importer ailleurs.',
  exportOut: 'écrire dans ce fichier, en entier ou pas du tout (par défaut : sortie standard)',
  exportAfter: `
Un dossier s’exporte quand aucun serveur ne l’utilise ; une base PostgreSQL, à tout moment. L’export contient tout ce que la base contient, les secrets des
parties en cours compris : gardez-le comme vous gardez des mots de passe. L’objet de --json est {"tables", "store", "file"}.`,

  import: 'Mettre les tables d’un export dans une base ou un dossier, chacune telle qu’elle était.',
  importFile: 'un export ; - est l’entrée standard',
  importSkip: 'passer les tables qui existent déjà (par défaut : s’arrêter à la première)',
  importAfter: `
Les tables entrent une à une, chacune en entier ou pas du tout ; si une ligne ne peut pas être reprise, celles d’avant sont entrées. Rien de ce qui est là n’est changé.
D’un stockage à l’autre : echappee export --data-dir data | echappee import - --database-url postgres://…
L’objet de --json est {"tables", "imported", "skipped", "store"}, où "skipped" donne les identifiants.`,

  prune: 'Supprimer les tables, terminées ou abandonnées, où rien n’a été écrit depuis un certain nombre de jours.',
  pruneDays: 'combien de jours (1 à 36500)',
  pruneAfter: `
Une table dont la pendule tourne encore reste. Un dossier se nettoie quand aucun serveur ne l’utilise ; une base PostgreSQL, à tout moment. Ce qui est
supprimé est perdu : dans le doute, exportez d’abord. Un serveur en marche en fait autant de lui-même, au bout de KEEP_DAYS jours.
L’objet de --json est {"removed", "days", "store"}.`,
}
