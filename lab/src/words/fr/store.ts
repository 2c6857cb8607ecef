import type { Flaw } from '@echappee/server/store'
import type { enStore } from '../en/store.ts'

type Values = Parameters<(typeof enStore)['closed']>[0]

const before = ({ imported }: Values) =>
  Number(imported) === 0
    ? 'aucune table n’a été importée'
    : `${imported} ${Number(imported) === 1 ? 'table a été importée' : 'tables ont été importées'} avant elle`

const FLAWS: Record<Flaw, (reason: string) => string> = {
  format: () => 'ce format d’export n’est pas celui que ce programme lit',
  count: () => 'elle ne compte pas autant de tables que le fichier en a',
  short: () => 'le fichier s’achève trop tôt',
  long: () => 'quelque chose suit la fin de l’export',
  shape: () => 'ce n’est pas ce qu’un export contient à cet endroit',
  encoding: () => 'ce n’est pas du texte UTF-8',
  json: () => 'ce n’est pas du JSON',
  bounds: (reason) => `une valeur y est hors des limites (${reason})`,
}

export const frStore: typeof enStore = {
  bad_database_url: () =>
    'la base n’est pas désignée par une adresse PostgreSQL ; une telle adresse est de la forme postgres://utilisateur:motdepasse@hote:5432/nom',
  bad_data_dir: () => 'le dossier des tables n’est pas utilisable : c’est une adresse, ou il contient un caractère interdit',
  no_tables: ({ folder }) =>
    `${folder} ne contient aucune table ; --data-dir ou DATA_DIR nomme le dossier, --database-url ou DATABASE_URL une base`,
  folder_unusable: ({ folder, reason }) => `${folder} ne peut pas contenir les tables : ${reason}`,
  folder_in_use: ({ folder }) => `${folder} est utilisé par un serveur ou une autre commande ; arrêtez-le d’abord`,
  file_empty: ({ file }) =>
    `le fichier ${file} est vide, comme après une restauration ou un disque plein : remettez la base, ou ôtez le fichier pour repartir à neuf`,
  file_damaged: ({ file, reason }) => `${file} n’est pas une base d’Échappée, ou est endommagé : ${reason}`,
  unreachable: ({ server, reason }) => `PostgreSQL ne répond pas à ${server} : ${reason}`,
  not_admitted: ({ server, reason }) => `PostgreSQL à ${server} ne nous admet pas : ${reason}`,
  pooled: () =>
    'la base est derrière un répartiteur qui ne transmet pas les avis, comme PgBouncer en mode transaction ; indiquez PostgreSQL lui-même, ou un répartiteur par session',
  newer_database: ({ place, found, known }) =>
    `${place} a été écrit par une Échappée plus récente (forme ${found} ; ce programme connaît jusqu’à ${known}) ; utilisez le programme plus récent`,
  migration_failed: ({ place, from, to, reason }) => `${place} n’a pas pu passer de la forme ${from} à la forme ${to} : ${reason}`,
  failed: ({ reason }) => `la base de données a échoué : ${reason}`,
  closed: () => 'la base est fermée',
  too_big: ({ bytes, most }) => `une valeur prend ${bytes} octets ; on en garde au plus ${most}`,
  invalid: ({ what, reason }) => `une valeur n’est pas valable (${what} ${reason})`,
  import_invalid: (values) =>
    `la ligne ${values['line']} de l’export ne peut pas être reprise : ${FLAWS[values['flaw'] as Flaw](String(values['reason']))} ; ${before(values)}`,
  table_exists: (values) =>
    `ligne ${values['line']} : la table ${values['table']} existe déjà et reste comme elle est (--skip-existing passe outre) ; ${before(values)}`,
}
