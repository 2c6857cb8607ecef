// Written by npm run keep-rules: never edit, games were begun with it.
// kernel/src/chance.ts
function shuffle(items, chance) {
	for (let i = items.length - 1; i > 0; i--) {
		const j = chance.int(i + 1);
		const item = items[i];
		items[i] = items[j];
		items[j] = item;
	}
	return items;
}
// kernel/src/judgement.ts
function chancesToWin(features, weights, state) {
	const scores = scoresOf(features, weights, state);
	const best = Math.max(...scores);
	let sum = 0;
	for (let seat = 0; seat < scores.length; seat++) sum += scores[seat] = Math.exp(scores[seat] - best);
	for (let seat = 0; seat < scores.length; seat++) scores[seat] /= sum;
	return scores;
}
function scoresOf({ list, seats, progress }, { start, end }, state) {
	const over = progress(state);
	const weights = list.map((_, i) => start[i] * (1 - over) + end[i] * over);
	const scores = [];
	for (let seat = 0; seat < seats(state); seat++) {
		let score = 0;
		for (let i = 0; i < list.length; i++) score += weights[i] * list[i].of(state, seat);
		scores.push(score);
	}
	return scores;
}
// kernel/src/schema.ts
function check(schema, raw) {
	const result = schema["~standard"].validate(raw);
	if (result instanceof Promise) {
		result.catch(() => void 0);
		throw new TypeError("a schema must answer at once");
	}
	if (result.issues === void 0) return {
		ok: true,
		value: result.value
	};
	return {
		ok: false,
		issues: result.issues.map(toIssue)
	};
}
function schemaOf(read) {
	return { "~standard": { validate(raw) {
		const checked = read(raw);
		if (checked.ok) return { value: checked.value };
		return { issues: checked.issues.map((issue) => ({
			...issue,
			message: issue.code
		})) };
	} } };
}
function toIssue(issue) {
	const own = issue;
	const params = {};
	collect(params, own);
	if (own.params !== null && typeof own.params === "object") collect(params, own.params);
	const code = typeof params["code"] === "string" ? params["code"] : typeof own.code === "string" ? own.code : "invalid";
	delete params["code"];
	delete params["message"];
	return {
		code,
		params,
		path: (issue.path ?? []).map(segment)
	};
}
function collect(into, from) {
	for (const [key, value] of Object.entries(from)) if (typeof value === "string" || typeof value === "number") into[key] = value;
	else if (typeof value === "boolean") into[key] = String(value);
	else if (Array.isArray(value) && key !== "path" && value.every((v) => typeof v === "string" || typeof v === "number")) into[key] = value.join(", ");
}
function segment(part) {
	const key = typeof part === "object" ? part.key : part;
	return typeof key === "symbol" ? String(key) : key;
}
// kernel/src/options.ts
function optionsSchema(fields, agree = () => []) {
	return schemaOf((raw) => {
		if (raw === null || typeof raw !== "object" || Array.isArray(raw)) return bad([], "invalid_type", { expected: "object" });
		const given = raw;
		const issues = [];
		const options = {};
		for (const key of Object.keys(given)) if (!Object.hasOwn(fields, key)) issues.push({
			path: [key],
			code: "unknown_option",
			params: { allowed: Object.keys(fields).join(", ") }
		});
		for (const [key, field] of Object.entries(fields)) {
			const checked = given[key] === void 0 ? {
				ok: true,
				value: field.default
			} : checkField(field, given[key]);
			if (checked.ok) options[key] = checked.value;
			else issues.push(...checked.issues.map((issue) => ({
				...issue,
				path: [key, ...issue.path]
			})));
		}
		if (issues.length > 0) return {
			ok: false,
			issues
		};
		const disagreements = agree(options);
		return disagreements.length > 0 ? {
			ok: false,
			issues: disagreements
		} : {
			ok: true,
			value: options
		};
	});
}
const LARGEST_DOCUMENT = 2e4;
function ofSomeSize(checked) {
	if (!checked.ok) return checked;
	const bytes = utf8Length(JSON.stringify(checked.value));
	return bytes <= 2e4 ? checked : bad([], "document_size", {
		bytes,
		maximum: LARGEST_DOCUMENT
	});
}
function utf8Length(text) {
	let bytes = 0;
	for (let i = 0; i < text.length; i++) {
		const unit = text.charCodeAt(i);
		bytes += unit < 128 ? 1 : unit < 2048 || unit >= 55296 && unit < 57344 ? 2 : 3;
	}
	return bytes;
}
function checkField(field, raw) {
	switch (field.kind) {
		case "choice": return typeof raw === "string" && field.values.includes(raw) ? good(raw) : bad([], "invalid_value", { values: field.values.join(", ") });
		case "flag": return typeof raw === "boolean" ? good(raw) : bad([], "invalid_value", { values: "true, false" });
		case "number": return isWhole(raw) && raw >= field.min && raw <= field.max ? good(raw) : bad([], "out_of_range", {
			minimum: field.min,
			maximum: field.max
		});
		case "numbers":
			if (typeof raw === "string" && field.presets.includes(raw)) return good(raw);
			return checkNumbers(field, raw);
		case "document":
			if (typeof raw === "string") return field.presets.includes(raw) ? good(raw) : bad([], "invalid_preset", { values: field.presets.join(", ") });
			return ofSomeSize(check(field.schema, raw));
	}
}
function checkNumbers(field, raw) {
	const { min = 0, max = LARGEST_NUMBER, most = LONGEST_LIST } = field;
	const limits = {
		values: field.presets.join(", "),
		most,
		minimum: min,
		maximum: max
	};
	if (!Array.isArray(raw) || raw.length === 0 || raw.length > most) return bad([], "invalid_list", limits);
	return raw.every((item) => isWhole(item) && item >= min && item <= max) ? good([...raw]) : bad([], "invalid_list", limits);
}
const LONGEST_LIST = 100;
const LARGEST_NUMBER = 9999;
const good = (value) => ({
	ok: true,
	value
});
const bad = (path, code, params) => ({
	ok: false,
	issues: [{
		path,
		code,
		params
	}]
});
const isWhole = (raw) => typeof raw === "number" && Number.isInteger(raw);
// kernel/src/plain-text.ts
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
new RegExp(HIDDEN.source, "gu");
function isPlainText(text) {
	return !HIDDEN.test(text);
}
// kernel/src/freeze.ts
function deepFreeze(value) {
	if (value === null || typeof value !== "object" || Object.isFrozen(value)) return value;
	for (const item of Object.values(value)) deepFreeze(item);
	return Object.freeze(value);
}
// kernel/src/seats.ts
const NOBODY = Object.freeze([]);
function nobody() {
	return NOBODY;
}
// kernel/src/phases.ts
function inPhases({ phases, refusals, advance }) {
	const rulesOf = ({ phase }) => phase === "finished" ? void 0 : phases[phase];
	const presentRules = (state) => {
		const rules = rulesOf(state);
		if (rules === void 0) throw new Error("the game is over: nobody is to act");
		return rules;
	};
	return {
		toAct: (state) => rulesOf(state)?.toAct(state) ?? nobody(),
		committed: (state) => rulesOf(state)?.committed?.(state) ?? nobody(),
		candidates: (state, seat) => rulesOf(state)?.candidates(state, seat) ?? [],
		whyNot(state, seat, move) {
			const rules = rulesOf(state);
			if (rules === void 0) return refusals.gameOver();
			const acting = rules.toAct(state);
			if (!acting.includes(seat)) return refusals.notToAct(state, seat, acting);
			return rules.moves.includes(move.type) ? rules.whyNot(state, seat, move) : refusals.wrongPhase(state, move);
		},
		legal(state, seat) {
			const rules = rulesOf(state);
			return rules?.toAct(state).includes(seat) === true ? rules.legal(state, seat) : [];
		},
		fallback: (state, seat) => presentRules(state).fallback(state, seat),
		apply: (state, seat, move, ctx) => advance(state, seat, presentRules(state).apply(state, seat, move, ctx), ctx)
	};
}
// kernel/src/refusals.ts
function refusalsOf(rules) {
	return {
		codes: Object.keys(rules),
		refuse: (code, params) => params === void 0 ? {
			code,
			rule: rules[code]
		} : {
			code,
			rule: rules[code],
			params
		}
	};
}
const CARDS = [
	0,
	1,
	2,
	3,
	4,
	5,
	6,
	7,
	9
];
const SIZE = 10;
const ROULEUR = 0;
const ENERGY = [[
	3,
	4,
	5,
	6,
	7
], [
	2,
	3,
	4,
	5,
	9
]];
const BEST_CARD = [7, 9];
const COPIES = 3;
const noCards = () => [
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0
];
function energyDeck(kind, isReduced) {
	const deck = noCards();
	for (const card of ENERGY[kind]) deck[card] = isReduced ? 2 : COPIES;
	return deck;
}
function pelotonDeck() {
	const deck = energyDeck(ROULEUR, false);
	deck[1] = 2;
	return deck;
}
function muscleDeck(kind) {
	const deck = energyDeck(kind, false);
	if (kind === 1) deck[5] = 4;
	return deck;
}
function sizeOf(pile) {
	let size = 0;
	for (let card = 0; card < SIZE; card++) size += pile[card];
	return size;
}
const MAX_TEAMS = 6;
const TRAITS = [
	"grimpeur",
	"funambule",
	"baroudeur",
	"suceur",
	"patron",
	"equipier",
	"poursuiteur"
];
const FORMS = [
	"deuxiemeSouffle",
	"epo",
	"barre",
	"gnak",
	"coupDePedale",
	"coupDeBluff",
	"coupDeRein"
];
// games/flamme-rouge/rules/piles.ts
function freshPiles(deck) {
	return {
		draw: deck.slice(),
		recycled: noCards(),
		hand: noCards(),
		drawSize: sizeOf(deck),
		recycledSize: 0,
		handSize: 0,
		card: null,
		isForced: false,
		isFive: false,
		refreshed: 0,
		extra: 0,
		hasSecondWind: false,
		hasCerealBar: false,
		isActivated: false,
		marker: "unused",
		isReshuffled: false
	};
}
function copyPiles(piles) {
	return {
		draw: piles.draw.slice(),
		recycled: piles.recycled.slice(),
		hand: piles.hand.slice(),
		drawSize: piles.drawSize,
		recycledSize: piles.recycledSize,
		handSize: piles.handSize,
		card: piles.card,
		isForced: piles.isForced,
		isFive: piles.isFive,
		refreshed: piles.refreshed,
		extra: piles.extra,
		hasSecondWind: piles.hasSecondWind,
		hasCerealBar: piles.hasCerealBar,
		isActivated: piles.isActivated,
		marker: piles.marker,
		isReshuffled: piles.isReshuffled
	};
}
function drawCard(piles, chance) {
	if (piles.drawSize === 0) {
		if (piles.marker === "active") piles.marker = "last";
		if (piles.recycledSize === 0) return false;
		recycledToDraw(piles);
		piles.isReshuffled = true;
	}
	const card = takeFrom(piles.draw, piles.drawSize, chance);
	piles.drawSize--;
	piles.hand[card]++;
	piles.handSize++;
	return true;
}
function drawHand(piles, size, chance) {
	piles.isReshuffled = false;
	if (piles.marker === "active" && !piles.isActivated && piles.drawSize === 0) piles.marker = "spent";
	for (let i = 0; i < size; i++) if (!drawCard(piles, chance)) return;
}
function takeFrom(counts, size, chance) {
	let at = chance.int(size);
	let card = 0;
	for (;;) {
		at -= counts[card];
		if (at < 0) break;
		card++;
	}
	counts[card]--;
	chance.drew?.(card);
	return card;
}
function activate(piles) {
	if (piles.drawSize === 0) recycledToDraw(piles);
	piles.isActivated = true;
	piles.marker = "active";
}
function refresh(piles) {
	for (let i = 0; i < 2; i++) if (dropExhaustion(piles) !== null) piles.refreshed++;
}
function dropExhaustion(piles) {
	if (piles.recycled[0] > 0) {
		piles.recycled[0]--;
		piles.recycledSize--;
		return "recycled";
	}
	if (piles.draw[0] === 0) return null;
	piles.draw[0]--;
	piles.drawSize--;
	return "draw";
}
function secondWind(piles, size, chance) {
	recycledToDraw(piles);
	for (let card = 0; card < piles.hand.length; card++) piles.draw[card] += piles.hand[card];
	piles.drawSize += piles.handSize;
	piles.hand.fill(0);
	piles.handSize = 0;
	if (piles.marker === "active" || piles.marker === "last") piles.marker = "spent";
	for (let i = 0; i < size; i++) if (!drawCard(piles, chance)) break;
	piles.hasSecondWind = true;
	piles.isReshuffled = true;
}
function cerealBar(piles, chance) {
	piles.hand[0]--;
	piles.handSize--;
	piles.hasCerealBar = true;
	drawCard(piles, chance);
}
function commit(piles, card, isFive) {
	piles.isForced = piles.handSize === 0;
	if (!piles.isForced) {
		piles.hand[card]--;
		piles.handSize--;
	}
	piles.card = card;
	piles.isFive = isFive;
}
function settle(piles) {
	const { hand, recycled } = piles;
	if (piles.handSize > 0) {
		for (let card = 0; card < hand.length; card++) {
			recycled[card] += hand[card];
			hand[card] = 0;
		}
		piles.recycledSize += piles.handSize;
		piles.handSize = 0;
	}
	recycled[0] += piles.extra;
	piles.recycledSize += piles.extra;
	piles.card = null;
	piles.isForced = false;
	piles.isFive = false;
	piles.refreshed = 0;
	piles.extra = 0;
	piles.hasSecondWind = false;
	piles.hasCerealBar = false;
	piles.isActivated = false;
}
function recycledToDraw(piles) {
	const { draw, recycled } = piles;
	for (let card = 0; card < draw.length; card++) {
		draw[card] += recycled[card];
		recycled[card] = 0;
	}
	piles.drawSize += piles.recycledSize;
	piles.recycledSize = 0;
}
// games/flamme-rouge/content/tiles.ts
const TERRAINS = [
	"flat",
	"start",
	"ascent",
	"descent",
	"cobbles",
	"supply",
	"finish"
];
const TERRAIN_LETTERS = {
	S: "start",
	F: "flat",
	A: "ascent",
	D: "descent",
	C: "cobbles",
	R: "supply",
	X: "finish"
};
const TILES = {
	a: {
		squares: "S2 S2 S2 S2 S2 F2",
		bend: "straight"
	},
	A: {
		squares: "S2 S2 S2 S2 F2 F2",
		bend: "straight"
	},
	b: {
		squares: "F2 F2 F2 F2 F2 F2",
		bend: "straight"
	},
	B: {
		squares: "D2 D2 D2 D2 F2 F2",
		bend: "straight"
	},
	c: {
		squares: "F2 F2 F2 F2 F2 F2",
		bend: "straight"
	},
	C: {
		squares: "F2 F2 F2 A2 A2 A2",
		bend: "straight"
	},
	d: {
		squares: "F2 F2 F2 F2 F2 F2",
		bend: "straight"
	},
	D: {
		squares: "A2 A2 A2 A2 A2 D2",
		bend: "straight"
	},
	e: {
		squares: "F2 F2",
		bend: "left90"
	},
	E: {
		squares: "A2 A2",
		bend: "right90"
	},
	f: {
		squares: "F2 F2 F2 F2 F2 F2",
		bend: "straight"
	},
	F: {
		squares: "D2 D2 D2 F2 F2 F2",
		bend: "straight"
	},
	g: {
		squares: "F2 F2",
		bend: "left90"
	},
	G: {
		squares: "A2 A2",
		bend: "right90"
	},
	h: {
		squares: "F2 F2",
		bend: "left45"
	},
	H: {
		squares: "D2 D2",
		bend: "right45"
	},
	i: {
		squares: "F2 F2",
		bend: "left90"
	},
	I: {
		squares: "F2 F2",
		bend: "right90"
	},
	j: {
		squares: "F2 F2",
		bend: "right90"
	},
	J: {
		squares: "F2 F2",
		bend: "left90"
	},
	k: {
		squares: "F2 F2",
		bend: "right45"
	},
	K: {
		squares: "A2 A2",
		bend: "left45"
	},
	l: {
		squares: "F2 F2 F2 F2 F2 F2",
		bend: "straight"
	},
	L: {
		squares: "A2 A2 A2 D2 D2 D2",
		bend: "straight"
	},
	m: {
		squares: "F2 F2 F2 F2 F2 F2",
		bend: "straight"
	},
	M: {
		squares: "F2 F2 A2 A2 A2 A2",
		bend: "straight"
	},
	n: {
		squares: "F2 F2 F2 F2 F2 F2",
		bend: "straight"
	},
	N: {
		squares: "A2 A2 A2 A2 A2 A2",
		bend: "straight"
	},
	o: {
		squares: "F2 F2",
		bend: "right90"
	},
	O: {
		squares: "A2 A2",
		bend: "left90"
	},
	p: {
		squares: "F2 F2",
		bend: "right90"
	},
	P: {
		squares: "D2 D2",
		bend: "left90"
	},
	q: {
		squares: "F2 F2",
		bend: "left45"
	},
	Q: {
		squares: "A2 A2",
		bend: "right45"
	},
	r: {
		squares: "F2 F2",
		bend: "right45"
	},
	R: {
		squares: "A2 A2",
		bend: "left45"
	},
	s: {
		squares: "F2 F2",
		bend: "right45"
	},
	S: {
		squares: "F2 F2",
		bend: "left45"
	},
	t: {
		squares: "F2 F2",
		bend: "left45"
	},
	T: {
		squares: "F2 F2",
		bend: "right45"
	},
	u: {
		squares: "F2 X2 X2 X2 X2 X2",
		bend: "straight"
	},
	U: {
		squares: "A2 A2 X2 X2 X2 X2",
		bend: "straight"
	},
	"1": {
		squares: "S3 S3 S3 S3 F3 F3",
		bend: "straight"
	},
	"1D": {
		squares: "S3 S3 S3 S3 S3 F3",
		bend: "straight"
	},
	"2": {
		squares: "F3 F3 F3 F3 F3 F2",
		bend: "straight"
	},
	"2D": {
		squares: "F2 F2 F2 F2 F2 F2",
		bend: "straight"
	},
	"3": {
		squares: "R3 R3 R3 R3 R3 F2",
		bend: "straight"
	},
	"3D": {
		squares: "F2 F2 C1 C1 C2 C1",
		bend: "straight"
	},
	"4": {
		squares: "R3 R3 R3 R3 R3 F2",
		bend: "straight"
	},
	"4D": {
		squares: "C1 C2 C1 C1 F2 F2",
		bend: "straight"
	},
	"5": {
		squares: "C1 C2 C1 C2 C1 C1",
		bend: "straight"
	},
	"5D": {
		squares: "C1 C1 F2 F2 F2 F2",
		bend: "straight"
	},
	"6": {
		squares: "C1 C1 C2 C1 C1 C1",
		bend: "straight"
	},
	"6D": {
		squares: "C1 C1 C1 C2 C1 F2",
		bend: "straight"
	},
	"7": {
		squares: "F2 F2 C1 C1 C2 C1",
		bend: "straight"
	},
	"7D": {
		squares: "C1 C2 C1 F2 F2 F2",
		bend: "straight"
	},
	"8": {
		squares: "F2 F2 F2 C1 C2 C1",
		bend: "straight"
	},
	"8D": {
		squares: "C1 C1 C2 C1 C1 F2",
		bend: "straight"
	},
	"9": {
		squares: "R3 R3 F2",
		bend: "straight"
	},
	"9D": {
		squares: "F3 F3 F2",
		bend: "straight"
	},
	v: {
		squares: "F3 X3 X3 X3 X3 X3",
		bend: "straight"
	},
	V: {
		squares: "A3 A3 X3 X3 X3 X3",
		bend: "straight"
	}
};
Object.keys(TILES);
const START_TILES = [
	"a",
	"A",
	"1",
	"1D"
];
const FINISH_TILES = [
	"u",
	"U",
	"v",
	"V"
];
function pieceOf(tile) {
	return tile.toLowerCase().charAt(0);
}
// games/flamme-rouge/rules/tile-string.ts
const TILE_ISSUES = [
	"unknown_tile",
	"tile_twice",
	"no_start_tile",
	"no_finish_tile",
	"start_inside",
	"finish_inside"
];
function readTiles(text) {
	const tiles = [];
	const issues = [];
	for (const { 0: word, index } of text.matchAll(/[1-9]D|[^\s,;.\-–]/g)) {
		const at = index + 1;
		if (Object.hasOwn(TILES, word)) tiles.push({
			tile: word,
			at
		});
		else issues.push({
			path: [],
			code: "unknown_tile",
			params: {
				at,
				tile: word
			}
		});
	}
	return {
		tiles,
		issues
	};
}
function tileIssues(text) {
	const { tiles, issues: unread } = readTiles(text);
	const issues = [...unread];
	const add = (code, { tile, at }) => issues.push({
		path: [],
		code,
		params: {
			at,
			tile
		}
	});
	const nothing = {
		tile: "a",
		at: 1
	};
	const [first, last] = [tiles[0] ?? nothing, tiles.at(-1) ?? nothing];
	if (!START_TILES.includes(first.tile) || tiles.length === 0) add("no_start_tile", first);
	if (!FINISH_TILES.includes(last.tile) || tiles.length === 0) add("no_finish_tile", last);
	const seen = new Set();
	for (const [i, placed] of tiles.entries()) {
		const piece = pieceOf(placed.tile);
		if (i > 0 && START_TILES.includes(placed.tile)) add("start_inside", placed);
		else if (i < tiles.length - 1 && FINISH_TILES.includes(placed.tile)) add("finish_inside", placed);
		else if (seen.has(piece)) add("tile_twice", placed);
		else seen.add(piece);
	}
	return issues.sort((a, b) => Number(a.params["at"]) - Number(b.params["at"]));
}
function tileText(tiles) {
	return tiles.join(" ");
}
// games/flamme-rouge/rules/road.ts
const [FLAT, START, ASCENT, DESCENT, COBBLES, SUPPLY, FINISH] = [
	0,
	1,
	2,
	3,
	4,
	5,
	6
];
const BEYOND = 40;
const NO_ASCENT = 1e4;
const compiled = new Map();
let lastText$1 = "";
let lastRoad;
function roadOf$1(tiles) {
	if (tiles === lastText$1 && lastRoad !== void 0) return lastRoad;
	let road = compiled.get(tiles);
	if (road === void 0) {
		if (compiled.size >= MOST_KEPT) compiled.clear();
		road = compile(tiles);
		compiled.set(tiles, road);
	}
	lastText$1 = tiles;
	lastRoad = road;
	return road;
}
const MOST_KEPT = 200;
function categoryOf(length) {
	if (length < 3) return null;
	if (length === 3) return "4";
	if (length <= 5) return "3";
	if (length <= 7) return "2";
	return length <= 10 ? "1" : "HC";
}
function compile(text) {
	const tiles = readTiles(text).tiles.map(({ tile }) => tile);
	const tileStarts = [];
	const squares = [];
	for (const tile of tiles) {
		tileStarts.push(squares.length + 1);
		for (const code of TILES[tile].squares.split(" ")) squares.push({
			terrain: TERRAINS.indexOf(TERRAIN_LETTERS[code.charAt(0)]),
			lanes: Number(code.charAt(1))
		});
	}
	const all = [
		...Array.from({ length: 17 }, () => ({
			terrain: FLAT,
			lanes: squares[0].lanes
		})),
		...squares,
		...Array.from({ length: BEYOND }, () => ({
			terrain: FINISH,
			lanes: squares.at(-1).lanes
		}))
	];
	const terrain = all.map((square) => square.terrain);
	const line = squares.findIndex((square) => square.terrain === FINISH);
	const runs = (kind) => runsOf(terrain, kind);
	return deepFreeze({
		tiles,
		tileStarts,
		squares: squares.length,
		start: squares.findLastIndex((square) => square.terrain === START) + 1,
		line,
		isUphillFinish: terrain[line + 16] === ASCENT,
		climbs: runs(ASCENT).map(({ first, last }) => ({
			first,
			last,
			category: categoryOf(last - first + 1)
		})),
		zones: runs(SUPPLY),
		terrain,
		lanes: all.map((square) => square.lanes),
		slipstream: terrain.map((kind) => kind === ASCENT || kind === COBBLES || kind === FINISH ? 0 : 1),
		nextAscent: terrain.map((_, i) => {
			const at = terrain.indexOf(ASCENT, i);
			return at < 0 ? NO_ASCENT : at - 16;
		})
	});
}
function runsOf(terrain, kind) {
	const runs = [];
	for (const [i, other] of terrain.entries()) {
		if (other !== kind) continue;
		const square = i - 16;
		const run = runs.at(-1);
		if (run?.last === square - 1) run.last = square;
		else runs.push({
			first: square,
			last: square
		});
	}
	return runs;
}
// games/flamme-rouge/rules/riders.ts
const teamOf = (rider) => rider >> 1;
const mateOf = (rider) => rider ^ 1;
const ridersOf = (team) => [team * 2, team * 2 + 1];
function kindOf({ tour }, rider) {
	return tour.teams[rider >> 1] === "peloton" ? 0 : rider & 1;
}
function isSprinteur(table, rider) {
	return kindOf(table, rider) === 1;
}
function isDummy({ tour }, rider) {
	return rider >> 1 >= tour.seats;
}
function isRacing(rider) {
	return rider.finish === null;
}
function stageOf$1({ tour, day }) {
	return tour.days[day];
}
function roadIn(table) {
	return roadOf$1(table.tour.days[table.day].tiles);
}
function isTimeTrial(table) {
	const { type } = table.tour.days[table.day];
	return type === "itt" || type === "ttt";
}
function raceOrder(riders) {
	const order = [];
	for (let id = 0; id < riders.length; id++) {
		const { at, lane, finish } = riders[id];
		if (lane === 0 || finish !== null) continue;
		let i = order.length;
		while (i > 0) {
			const other = riders[order[i - 1]];
			if (other.at > at || other.at === at && other.lane < lane) break;
			order[i] = order[i - 1];
			i--;
		}
		order[i] = id;
	}
	return order;
}
function seatsIn(bits) {
	return SEATS_IN[bits];
}
const SEATS_IN = Array.from({ length: 64 }, (_, bits) => Object.freeze([
	0,
	1,
	2,
	3,
	4,
	5
].filter((seat) => (bits & 1 << seat) !== 0)));
function bitsOf(seats) {
	let bits = 0;
	for (const seat of seats) bits |= 1 << seat;
	return bits;
}
// games/flamme-rouge/rules/new-day.ts
function newDay(table, day) {
	table.day = day;
	table.round = 0;
	table.leg = 0;
	table.turn = 0;
	table.order = [];
	table.queue = [];
	table.winnersRound = 0;
	table.lines = table.tour.isTour && !isTimeTrial(table) ? [...stageOf$1(table).sprints, ...roadIn(table).climbs].map(() => []) : [];
	for (let id = 0; id < 2 * table.tour.teams.length; id++) {
		const rider = table.riders[id];
		const deck = deckOf(table, id, rider?.deck[0] ?? 0);
		table.riders[id] = riderBefore(deck, rider?.trait ?? null);
		table.piles[id] = isSeen(table, id) ? freshPiles(deck) : null;
	}
}
function riderBefore(deck, trait) {
	return {
		at: -99,
		lane: 0,
		deck: deck.slice(),
		drawSize: sizeOf(deck),
		recycledSize: 0,
		played: [],
		musettes: 0,
		fed: 0,
		form: null,
		isFormUsed: false,
		marker: "unused",
		isReshuffled: false,
		card: null,
		value: 0,
		isFive: false,
		bonus: 0,
		covered: 0,
		isBarred: false,
		isSprinting: false,
		isPatron: false,
		counted: 0,
		turns: 0,
		finish: null,
		trait
	};
}
function isSeen(table, id) {
	if (!("viewer" in table)) return true;
	return !isDummy(table, id) && (isTimeTrial(table) || teamOf(id) === table.viewer);
}
function deckOf(table, id, exhaustion) {
	const team = table.tour.teams[teamOf(id)];
	if (team === "peloton") return id % 2 === 0 ? pelotonDeck() : noCards();
	const kind = kindOf(table, id);
	if (team === "muscle") return muscleDeck(kind);
	const { type } = stageOf$1(table);
	const deck = energyDeck(kind, type === "itt" || type === "ttt" && table.tour.options.tttReducedDecks);
	deck[0] = exhaustion;
	return deck;
}
const GRIMPEUR_LIMIT = 6;
function climbLimit({ trait }) {
	return trait === "grimpeur" ? GRIMPEUR_LIMIT : 5;
}
function raisedValue(road, from, value, isOfficialSupply) {
	const terrain = road.terrain[from + 16];
	if (terrain === DESCENT) return Math.max(value, 5);
	return terrain === SUPPLY && isOfficialSupply ? Math.max(value, 4) : value;
}
function baseDistance(road, from, value, limit) {
	if (value <= limit) return value;
	const ascent = road.nextAscent[from + 16];
	return ascent > from + value ? value : Math.max(limit, ascent - 1 - from);
}
function allowedBonus(road, from, base, isCut, wanted, limit) {
	for (let bonus = wanted; bonus > 0; bonus--) {
		if (base + bonus <= limit) return bonus;
		if (isCut) continue;
		const to = from + base + bonus;
		if (road.terrain[to + 16] !== ASCENT && road.nextAscent[ownClimbEnd(road, from) + 1 + 16] > to) return bonus;
	}
	return 0;
}
function patronBonus(road, from, distance) {
	for (let square = from; square <= from + distance + 2; square++) {
		const terrain = road.terrain[square + 16];
		if (terrain === ASCENT || terrain === DESCENT) return 0;
	}
	return 2;
}
function rideOf(table, road, rider, cardValue) {
	const from = rider.at;
	const { tour } = table;
	const isOfficial = !tour.isTour || tour.options.supplyRule === "official";
	const value = raisedValue(road, from, cardValue, isOfficial);
	const limit = climbLimit(rider);
	const base = baseDistance(road, from, value, limit);
	let wanted = rider.bonus;
	if (rider.marker === "active" || rider.marker === "last") wanted++;
	if (rider.trait === "funambule") {
		const terrain = road.terrain[from + 16];
		if (terrain === DESCENT || terrain === SUPPLY && isOfficial) wanted++;
	}
	let bonus = wanted === 0 ? 0 : allowedBonus(road, from, base, base < value, wanted, limit);
	if (rider.isPatron) bonus += patronBonus(road, from, base + bonus);
	return {
		value,
		base,
		bonus
	};
}
function freeLane(riders, road, id, square) {
	let taken = 0;
	for (let other = 0; other < riders.length; other++) {
		const rider = riders[other];
		if (rider.at === square && other !== id) taken |= 1 << rider.lane;
	}
	const lanes = road.lanes[square + 16];
	for (let lane = 1; lane <= lanes; lane++) if ((taken & 1 << lane) === 0) return lane;
	return riders[id].trait === "funambule" && (taken & 1 << lanes + 1) === 0 ? lanes + 1 : 0;
}
function landing(riders, road, id, distance) {
	const { at, lane } = riders[id];
	for (let to = at + distance; to > at; to--) {
		const free = freeLane(riders, road, id, to);
		if (free !== 0) return {
			to,
			lane: free
		};
	}
	return {
		to: at,
		lane
	};
}
function ownClimbEnd(road, square) {
	if (road.terrain[square + 16] !== ASCENT) return square;
	let end = square;
	while (road.terrain[end + 1 + 16] === ASCENT) end++;
	return end;
}
// games/flamme-rouge/rules/slipstream.ts
const standing = new Int8Array(512);
function giveSlipstream(riders, road, team, tell) {
	count(riders);
	let closing;
	let last = NaN;
	for (;;) {
		const square = rearmost(riders, road, team);
		if (square === void 0) break;
		if (closing === void 0 || square !== last - 1) {
			if (closing !== void 0) tell(closing);
			closing = {
				spots: [],
				from: square,
				to: square + 1
			};
		}
		last = square;
		for (let lane = 1; lane <= 4; lane++) {
			const id = riderAt(riders, square, lane);
			if (id === -1 || !canMove(riders[id], id, team)) continue;
			const free = freeLane(riders, road, id, square + 1);
			if (free === 0) continue;
			const rider = riders[id];
			rider.at = square + 1;
			rider.lane = free;
			rider.covered++;
			standing[square + 16]--;
			standing[square + 1 + 16]++;
			closing.spots.push({
				rider: id,
				at: square + 1,
				lane: free
			});
		}
	}
	uncount(riders);
	if (closing !== void 0) tell(closing);
}
function packsOf(riders) {
	const ids = riders.flatMap((rider, id) => rider.lane === 0 ? [] : [id]).sort((a, b) => riders[b].at - riders[a].at);
	const packs = [];
	for (const id of ids) {
		const { at } = riders[id];
		const pack = packs.at(-1);
		if (pack === void 0 || at < pack.tail - 1) packs.push({
			head: at,
			tail: at,
			riders: [id]
		});
		else {
			pack.tail = at;
			pack.riders.push(id);
		}
	}
	return packs;
}
function exposed(riders) {
	count(riders);
	const ids = [];
	for (let id = 0; id < riders.length; id++) {
		const { lane, at, finish } = riders[id];
		if (lane !== 0 && finish === null && standing[at + 1 + 16] === 0) ids.push(id);
	}
	uncount(riders);
	return ids;
}
function count(riders) {
	for (let id = 0; id < riders.length; id++) if (riders[id].lane !== 0) standing[riders[id].at + 16]++;
}
function uncount(riders) {
	for (let id = 0; id < riders.length; id++) if (riders[id].lane !== 0) standing[riders[id].at + 16] = 0;
}
function rearmost(riders, road, team) {
	let best;
	for (let id = 0; id < riders.length; id++) {
		const rider = riders[id];
		const at = rider.at + 16;
		if (rider.lane === 0 || standing[at + 1] !== 0 || standing[at + 2] === 0) continue;
		if (road.slipstream[at] === 0 || road.slipstream[at + 1] === 0 || road.slipstream[at + 2] === 0) continue;
		if (canMove(rider, id, team) && (best === void 0 || rider.at < best)) best = rider.at;
	}
	return best;
}
function canMove(rider, id, team) {
	return !rider.isBarred && (team === void 0 || teamOf(id) === team);
}
function riderAt(riders, square, lane) {
	for (let id = 0; id < riders.length; id++) if (riders[id].at === square && riders[id].lane === lane) return id;
	return -1;
}
// games/flamme-rouge/rules/traits.ts
function suceurJump(riders, road, id) {
	const packs = packsOf(riders);
	const index = packs.findIndex((pack) => pack.riders.includes(id));
	const [own, ahead] = [packs[index], packs[index - 1]];
	const rider = riders[id];
	if (own === void 0 || ahead === void 0 || rider.isBarred || own.head !== rider.at || ahead.tail - own.head !== 3) return void 0;
	for (let square = own.head; square <= ahead.tail; square++) if (road.slipstream[square + 16] === 0) return void 0;
	const at = own.head + 2;
	return {
		spot: {
			rider: id,
			at,
			lane: freeLane(riders, road, id, at)
		},
		barred: own.riders.filter((other) => other !== id)
	};
}
function suceurSlip(riders, road, id) {
	const { at, lane, finish } = riders[id];
	if (lane === 0 || finish !== null || road.slipstream[at + 16] === 0 || road.slipstream[at + 1 + 16] === 0) return void 0;
	if (!riders.some((rider) => rider.at === at + 1)) return void 0;
	const free = freeLane(riders, road, id, at + 1);
	return free === 0 ? void 0 : {
		rider: id,
		at: at + 1,
		lane: free
	};
}
function isPatronNow({ tour, riders }, id) {
	if (riders[id].trait !== "patron") return false;
	const packs = packsOf(riders);
	const index = packs.findIndex((pack) => pack.riders.includes(id));
	const [own, ahead] = [packs[index], packs[index - 1]];
	if (own === void 0 || ahead === void 0 || own.head !== riders[id].at || ahead.riders.length !== 1) return false;
	return tour.options.patronTarget === "any" || teamOf(ahead.riders[0]) !== teamOf(id);
}
function leadOut(riders, road, id) {
	const [rider, mate] = [riders[id], riders[mateOf(id)]];
	if (rider.lane === 0 || mate.lane === 0 || !isRacing(rider) || !isRacing(mate)) return void 0;
	if (rider.at > road.line || mate.at !== rider.at - 1) return void 0;
	const to = rider.at + 1;
	if (road.terrain[to + 16] === ASCENT && rider.covered >= 5) return void 0;
	const lane = freeLane(riders, road, id, to);
	if (lane === 0) return void 0;
	const moved = riders.map((other, i) => i === id ? {
		...other,
		at: to,
		lane
	} : other);
	return [{
		rider: id,
		at: to,
		lane
	}, {
		rider: mateOf(id),
		at: rider.at,
		lane: freeLane(moved, road, mateOf(id), rider.at)
	}];
}
function kickSpot(table, road, id) {
	const { riders } = table;
	const rider = riders[id];
	if (rider.form !== "coupDeRein" || rider.isFormUsed || rider.at < road.tileStarts.at(-1)) return void 0;
	const to = rider.at + 1;
	if (!isKickAllowed(table, road, rider, to)) return void 0;
	const lane = freeLane(riders, road, id, to);
	return lane === 0 ? void 0 : {
		rider: id,
		at: to,
		lane
	};
}
function ridersWith(riders, trait) {
	return raceOrder(riders).filter((id) => riders[id].trait === trait);
}
function isKickAllowed(table, road, rider, to) {
	const limit = climbLimit(rider);
	if (rider.covered + 1 <= limit) return true;
	const from = rider.at - rider.covered;
	const { value, base } = rideOf(table, road, {
		...rider,
		at: from
	}, rider.value);
	return allowedBonus(road, from, to - from - 1, base < value, 1, limit) === 1;
}
// games/flamme-rouge/rules/change.ts
function change(table, event) {
	switch (event.type) {
		case "asked":
			table.phase = event.phase;
			table.leg = event.leg;
			table.asked = bitsOf(event.seats);
			table.answered = 0;
			table.actor = event.actor;
			table.queue = [...event.queue];
			table.answers.fill(null);
			return;
		case "answered":
			table.answered |= 1 << event.seat;
			table.answers[event.seat] = event.move;
			return;
		case "traitsDealt":
			table.offers[event.seat] = [...event.traits];
			return;
		case "traitsChosen":
			for (const { rider, trait } of event.riders) table.riders[rider].trait = trait;
			table.offers = table.offers.map(() => []);
			return;
		case "stageBegan": return newDay(table, event.day);
		case "formsDealt":
			table.forms = [...event.forms];
			return;
		case "formsAssigned":
			for (const { rider, form } of event.riders) table.riders[rider].form = form;
			table.forms = [];
			return;
		case "startDrawn":
			table.startSeat = event.seat;
			return;
		case "bidsRevealed": return showBids(table, event.bids);
		case "brokeAway": return breakAway(table, event.spots);
		case "gridClosed":
			for (const spot of event.spots) stand(table, spot);
			return;
		case "placed": return stand(table, event.spot);
		case "roundBegan":
			table.round = event.round;
			table.order = [...event.order];
			table.turn = 0;
			if (stageOf$1(table).type !== "itt" && stageOf$1(table).type !== "ttt") resetAll(table);
			return;
		case "turnBegan":
			table.turn = event.turn;
			for (const id of event.riders) resetRider(table, id);
			return;
		case "tookUp":
			table.current[event.seat] = event.rider;
			return;
		case "drew":
			table.piles[event.rider] = copyPiles(event.piles);
			return;
		case "committed": return commit(table.piles[event.rider], event.card, event.extra === "musette");
		case "revealed":
			for (const play of event.plays) reveal$1(table, play);
			table.plays = event.plays;
			table.current.fill(null);
			return;
		case "reacted": return react$2(table, event);
		case "moved": return move(table, event);
		case "kicked":
			table.riders[event.spot.rider].isFormUsed = true;
			return cover(table, event.spot);
		case "jumped":
			for (const id of event.barred) table.riders[id].isBarred = true;
			return cover(table, event.spot);
		case "slipstreamed":
		case "ledOut":
			for (const spot of event.spots) cover(table, spot);
			return;
		case "slippedInside": return cover(table, event.spot);
		case "linePassed":
			table.lines[event.line].push(...event.riders);
			return;
		case "arrived":
			for (const arrival of event.arrivals) arrive(table, arrival);
			return;
		case "sprintChosen": return chooseSprint(table, event);
		case "exhausted":
			for (const id of event.riders) exhaust(table, id);
			return;
		case "fed":
			for (const { rider, zone } of event.riders) {
				table.riders[rider].musettes++;
				table.riders[rider].fed |= 1 << zone;
			}
			return;
		case "wentHome":
			for (const id of event.riders) stand(table, {
				rider: id,
				at: -99,
				lane: 0
			});
			return;
		case "stageEnded":
			for (const { rider, time, bonus, green, mountain } of event.result.riders) {
				const totals = table.totals[rider];
				totals.time += time;
				totals.bonus += bonus;
				totals.green += green;
				totals.mountain += mountain;
			}
			table.results.push(deepFreeze(event.result));
			return;
		case "recovered":
		case "rested":
			for (const [id, kept] of event.kept.entries()) recover(table.riders[id], kept);
			return;
		case "tourEnded":
			table.phase = "finished";
			table.asked = 0;
			table.answered = 0;
			table.actor = null;
			return;
		case "gridDrawn":
		case "declined": return;
	}
}
function stand(table, { rider, at, lane }) {
	table.riders[rider].at = at;
	table.riders[rider].lane = lane;
}
function cover(table, spot) {
	table.riders[spot.rider].covered += spot.at - table.riders[spot.rider].at;
	stand(table, spot);
}
function resetAll(table) {
	const { line, isUphillFinish } = roadIn(table);
	const { riders, tour } = table;
	for (let id = 0; id < riders.length; id++) {
		resetRider(table, id);
		const rider = riders[id];
		rider.isSprinting = tour.isTour && !isUphillFinish && rider.lane !== 0 && rider.at > line - tour.zone && rider.at <= line;
	}
}
function resetRider(table, id) {
	const rider = table.riders[id];
	rider.card = null;
	rider.value = 0;
	rider.isFive = false;
	rider.bonus = 0;
	rider.covered = 0;
	rider.isBarred = false;
	if (rider.marker === "last") {
		rider.marker = "spent";
		const piles = table.piles[id];
		if (piles !== null && piles !== void 0) piles.marker = "spent";
	}
	rider.isPatron = rider.trait === "patron" && stageOf$1(table).type !== "itt" && isPatronNow(table, id);
}
function reveal$1(table, play) {
	const rider = table.riders[play.rider];
	rider.card = play.card;
	rider.value = play.value;
	rider.isFive = play.isFive;
	const deck = table.tour.teams[play.rider >> 1] === "peloton" ? table.riders[play.rider & -2].deck : rider.deck;
	if (play.card !== null && !play.isForced && deck[play.card] > 0) deck[play.card]--;
	rider.drawSize = play.drawSize;
	rider.recycledSize = play.recycledSize;
	if (isDummy(table, play.rider)) return;
	deck[0] += play.extra - play.refreshed;
	if (play.hasCerealBar) {
		deck[0]--;
		rider.played.push(0);
	}
	if (play.hasCerealBar || play.hasSecondWind) rider.isFormUsed = true;
	if (play.isFive || play.refreshed > 0) rider.musettes--;
	rider.marker = play.marker;
	rider.isReshuffled = play.isReshuffled;
	const piles = table.piles[play.rider];
	if (piles !== null && piles !== void 0) settle(piles);
}
function react$2(table, { rider: id, form, card, value, bonus }) {
	const rider = table.riders[id];
	rider.isFormUsed = true;
	rider.bonus = bonus;
	if (form !== "coupDeBluff") return;
	rider.played[rider.played.length - 1] = rider.card;
	rider.card = card;
	rider.value = value;
}
function move(table, { rider: id, to, lane }) {
	const rider = table.riders[id];
	rider.covered += to - rider.at;
	rider.at = to;
	rider.lane = lane;
	rider.turns++;
	if (!isTimeTrial(table)) table.turn++;
	if (rider.card === null) return;
	rider.played.push(rider.card);
	if (rider.card !== 0) rider.counted++;
}
function arrive(table, arrival) {
	table.riders[arrival.rider].finish = { ...arrival };
	if (table.winnersRound === 0) table.winnersRound = table.round;
}
function chooseSprint(table, event) {
	if (event.choice === "follow") exhaust(table, event.rider);
	if (event.arrival !== null) arrive(table, event.arrival);
	if (event.discarded === null) return;
	const rider = table.riders[event.rider];
	rider.deck[0]--;
	rider[event.discarded === "recycled" ? "recycledSize" : "drawSize"]--;
	const piles = table.piles[event.rider];
	if (piles === null || piles === void 0) return;
	piles[event.discarded][0]--;
	piles[event.discarded === "recycled" ? "recycledSize" : "drawSize"]--;
}
function recover(rider, kept) {
	rider.deck[0] = kept;
	rider.drawSize = sizeOf(rider.deck);
	rider.recycledSize = 0;
}
function exhaust(table, id) {
	const rider = table.riders[id];
	rider.deck[0]++;
	rider.recycledSize++;
	const piles = table.piles[id];
	if (piles === null || piles === void 0) return;
	piles.recycled[0]++;
	piles.recycledSize++;
}
function showBids(table, bids) {
	table.bids = bids.map(({ rider, cards }) => ({
		rider,
		cards: [...cards]
	}));
	for (const { rider: id, cards } of bids) {
		const rider = table.riders[id];
		rider.drawSize -= 4;
		rider.recycledSize += 3;
		const piles = table.piles[id];
		if (piles === null || piles === void 0) continue;
		commit(piles, cards.at(-1), false);
		settle(piles);
	}
}
function breakAway(table, spots) {
	for (const spot of spots) stand(table, spot);
	for (const { rider: id, cards } of table.bids) {
		const rider = table.riders[id];
		if (spots.some(({ rider: ahead }) => ahead === id)) for (const card of cards) {
			rider.deck[card]--;
			rider.deck[0]++;
		}
		rider.drawSize = sizeOf(rider.deck);
		rider.recycledSize = 0;
		if (table.piles[id] !== null) table.piles[id] = freshPiles(rider.deck);
	}
	table.bids = [];
	table.current.fill(null);
}
// games/flamme-rouge/rules/tell.ts
function tell(state, event, ctx) {
	change(state, event);
	ctx.emit?.(event);
}
function ask(state, phase, seats, ctx, leg = 0, actor = null, queue = []) {
	tell(state, {
		type: "asked",
		phase,
		leg,
		seats: seatsIn(seats),
		actor,
		queue
	}, ctx);
	return "wait";
}
function ownerOnly(state, seat) {
	return isTimeTrial(state) ? void 0 : { only: seat };
}
function takeUp(state, seat, rider, ctx) {
	state.current[seat] = rider;
	ctx.emit?.({
		type: "tookUp",
		seat,
		rider
	}, ownerOnly(state, seat));
}
function tellDraw(state, seat, rider, cause, ctx) {
	ctx.emit?.({
		type: "drew",
		seat,
		rider,
		cause,
		piles: copyPiles(state.piles[rider])
	}, ownerOnly(state, seat));
}
// games/flamme-rouge/rules/energy.ts
function beginEnergy(state, ctx) {
	let two = 0;
	for (let seat = 0; seat < state.tour.seats; seat++) {
		const racing = racingOf(state, seat);
		if (racing === 2) two |= 1 << seat;
		else if (racing === 1) takeUp(state, seat, ridersOf(seat).find((id) => isRacing(state.riders[id])), ctx);
	}
	return two === 0 ? prepare$1(state, 0, ctx) : ask(state, "pick", two, ctx);
}
function resolvePick(state, ctx) {
	for (const seat of seatsIn(state.asked)) {
		const move = state.answers[seat];
		if (move.type === "pickRider") takeUp(state, seat, move.rider, ctx);
	}
	return prepare$1(state, state.leg, ctx);
}
function prepare$1(state, leg, ctx) {
	if (!state.tour.isTour) return dealHands(state, leg, ctx);
	let seats = 0;
	for (let seat = 0; seat < state.tour.seats; seat++) if (isToPlay(state, seat) && ridersOf(seat).some((id) => isRacing(state.riders[id]) && canPrepare(state, id))) seats |= 1 << seat;
	return seats === 0 ? dealHands(state, leg, ctx) : ask(state, "prep", seats, ctx, leg);
}
function resolvePrep(state, ctx) {
	for (const seat of seatsIn(state.asked)) {
		const move = state.answers[seat];
		if (move.type === "prep") usePrep(state, seat, move.use, ctx);
	}
	return dealHands(state, state.leg, ctx);
}
function usePrep(state, seat, use, ctx) {
	if (use === "none") return;
	const id = state.current[seat];
	const piles = state.piles[id];
	if (use !== "baroudeur") refresh(piles);
	if (use !== "refresh") activate(piles);
	tellDraw(state, seat, id, "prep", ctx);
}
function dealHands(state, leg, ctx) {
	let seats = 0;
	for (let seat = 0; seat < state.tour.seats; seat++) {
		if (!isToPlay(state, seat)) continue;
		const id = state.current[seat];
		drawHand(state.piles[id], handSize(state, id), ctx.chance);
		tellDraw(state, seat, id, "hand", ctx);
		seats |= 1 << seat;
	}
	return seats === 0 ? reveal(state, ctx) : ask(state, "hand", seats, ctx, leg);
}
function isToPlay(state, seat) {
	const id = state.current[seat];
	return id !== null && state.piles[id].card === null;
}
function resolveHand(state, ctx) {
	let again = 0;
	for (const seat of seatsIn(state.asked)) if (!playHand(state, seat, ctx)) again |= 1 << seat;
	if (again !== 0) return ask(state, "hand", again, ctx, state.leg);
	return state.leg === 0 && secondHands(state, ctx) ? prepare$1(state, 1, ctx) : reveal(state, ctx);
}
function secondHands(state, ctx) {
	let has = false;
	for (let seat = 0; seat < state.tour.seats; seat++) {
		const id = state.current[seat];
		if (id === null) continue;
		const mate = mateOf(id);
		if (isRacing(state.riders[mate])) {
			takeUp(state, seat, mate, ctx);
			has = true;
		}
	}
	return has;
}
function playHand(state, seat, ctx) {
	const id = state.current[seat];
	const piles = state.piles[id];
	const move = state.answers[seat];
	if (move.type === "play") {
		commit(piles, move.card, move.extra === "musette");
		ctx.emit?.({
			type: "committed",
			seat,
			rider: id,
			card: move.card,
			extra: move.extra
		}, { only: seat });
		return true;
	}
	useHand(state, seat, move.type, ctx);
	return false;
}
function useHand(state, seat, type, ctx) {
	const id = state.current[seat];
	const piles = state.piles[id];
	switch (type) {
		case "extraCard":
			drawCard(piles, ctx.chance);
			piles.extra++;
			return tellDraw(state, seat, id, "extraCard", ctx);
		case "secondWind":
			secondWind(piles, handSize(state, id), ctx.chance);
			return tellDraw(state, seat, id, "secondWind", ctx);
		case "cerealBar":
			cerealBar(piles, ctx.chance);
			return tellDraw(state, seat, id, "cerealBar", ctx);
	}
}
function reveal(state, ctx) {
	const plays = [];
	for (let id = 0; id < 2 * state.tour.seats; id++) if (isRacing(state.riders[id])) plays.push(playOf(state, id));
	dummyPlays(state, plays, ctx);
	tell(state, {
		type: "revealed",
		plays
	}, ctx);
	return "reactions";
}
function playOf(state, id) {
	const piles = state.piles[id];
	const card = piles.card;
	return {
		rider: id,
		card,
		value: piles.isFive ? 5 : cardValue(state.riders[id], card),
		isForced: piles.isForced,
		isFive: piles.isFive,
		refreshed: piles.refreshed,
		extra: piles.extra,
		hasSecondWind: piles.hasSecondWind,
		hasCerealBar: piles.hasCerealBar,
		isActivated: piles.isActivated,
		marker: piles.marker,
		isReshuffled: piles.isReshuffled,
		drawSize: piles.drawSize,
		recycledSize: piles.recycledSize + piles.handSize + piles.extra
	};
}
function dummyPlays(state, plays, ctx) {
	const { tour, riders } = state;
	for (let team = tour.seats; team < tour.teams.length; team++) {
		const racing = ridersOf(team).filter((id) => isRacing(riders[id]));
		if (racing.length === 0) continue;
		if (tour.teams[team] === "peloton") plays.push(...pelotonPlays(state, racing, ctx));
		else for (const id of racing) plays.push(dummyPlay(state, id, turnCard(state, id, ctx)));
	}
}
function pelotonPlays(state, racing, ctx) {
	const card = turnCard(state, racing[0], ctx);
	const ahead = racing.length === 2 ? raceOrder(state.riders).find((id) => racing.includes(id)) : void 0;
	return racing.map((id, i) => {
		const play = dummyPlay(state, id, card);
		if (card === 1 && !isTimeTrial(state)) play.value = id === ahead ? 2 : 9;
		play.isForced = i > 0;
		return play;
	});
}
function turnCard(state, id, ctx) {
	const owner = state.tour.teams[id >> 1] === "peloton" ? id & -2 : id;
	const piles = state.piles[owner];
	if (piles.drawSize === 0) return null;
	const card = takeFrom(piles.draw, piles.drawSize, ctx.chance);
	piles.drawSize--;
	return card;
}
function dummyPlay(state, id, card) {
	return {
		rider: id,
		card,
		value: card === null ? 2 : card === 1 ? 5 : card,
		isForced: card === null,
		isFive: false,
		refreshed: 0,
		extra: 0,
		hasSecondWind: false,
		hasCerealBar: false,
		isActivated: false,
		marker: "unused",
		isReshuffled: false,
		drawSize: state.piles[id].drawSize,
		recycledSize: 0
	};
}
function cardValue({ trait }, card) {
	if (card !== 0) return card;
	return trait === "poursuiteur" ? 4 : 2;
}
function handSize(state, id) {
	return isSprinteur(state, id) && isInOpenZone(state, id) ? 5 : 4;
}
function isInOpenZone(state, id) {
	const { tour, riders, lines } = state;
	if (!tour.isTour || isTimeTrial(state)) return false;
	const { at, isSprinting } = riders[id];
	if (isSprinting) return true;
	const { sprints } = stageOf$1(state);
	for (let i = 0; i < sprints.length; i++) {
		const line = sprints[i];
		if (at <= line && at > line - tour.zone && lines[i].length < tour.points.sprint.length) return true;
	}
	return false;
}
function isInZone(state, id) {
	const { at, isSprinting } = state.riders[id];
	return isSprinting || stageOf$1(state).sprints.some((line) => at <= line && at > line - state.tour.zone);
}
function canPrepare(state, id) {
	const rider = state.riders[id];
	return rider.musettes > 0 && rider.deck[0] > 0 || canActivate(rider);
}
function canActivate(rider) {
	if (rider.trait !== "baroudeur" || rider.marker !== "unused") return false;
	return rider.turns === 0 || rider.isReshuffled || rider.drawSize === 0 && rider.recycledSize > 0;
}
function racingOf(state, seat) {
	return Number(isRacing(state.riders[2 * seat])) + Number(isRacing(state.riders[2 * seat + 1]));
}
// games/flamme-rouge/rules/classification.ts
function teamTotal({ tour, totals }, team) {
	const isExcluding = tour.options.teamTimeBonuses === "exclude";
	let time = 0;
	for (const rider of ridersOf(team)) time += totals[rider].time + (isExcluding ? totals[rider].bonus : 0);
	return time;
}
function compareGeneral(standing, a, b) {
	const [one, two] = [standing.totals[a], standing.totals[b]];
	return one.time - two.time || two.green - one.green || two.mountain - one.mountain || teamTotal(standing, teamOf(a)) - teamTotal(standing, teamOf(b));
}
function generalOrder(standing) {
	return allRiders(standing).sort((a, b) => compareGeneral(standing, a, b) || standing.drawOrder[a] - standing.drawOrder[b]);
}
function reverseTie(standing, isLaneFirst, hasLanes = true) {
	return (a, b) => {
		const lane = hasLanes ? a.lane - b.lane : 0;
		const general = -compareGeneral(standing, a.rider, b.rider);
		return (isLaneFirst ? lane || general : general || lane) || standing.drawOrder[a.rider] - standing.drawOrder[b.rider];
	};
}
function pointsOrder(standing, points, isOver) {
	const rank = ranksOf(generalOrder(standing));
	const sign = isOver ? 1 : -1;
	return allRiders(standing).sort((a, b) => standing.totals[b][points] - standing.totals[a][points] || sign * (rank[a] - rank[b]));
}
function teamOrder(standing, isOver) {
	const rank = ranksOf(generalOrder(standing));
	const best = (team) => Math.min(...ridersOf(team).map((rider) => rank[rider]));
	const sign = isOver ? 1 : -1;
	return standing.tour.teams.map((_, team) => team).sort((a, b) => teamTotal(standing, a) - teamTotal(standing, b) || sign * (best(a) - best(b)));
}
function jerseysOf(standing, isOver) {
	const first = (points) => {
		const rider = pointsOrder(standing, points, isOver)[0];
		return standing.totals[rider][points] > 0 ? rider : null;
	};
	return {
		yellow: generalOrder(standing)[0],
		green: first("green"),
		mountain: first("mountain"),
		team: teamOrder(standing, isOver)[0]
	};
}
function finalOrder(standing) {
	const rank = ranksOf(generalOrder(standing));
	const best = (team) => Math.min(...ridersOf(team).map((rider) => rank[rider]));
	const points = jerseyPoints(standing);
	const isJerseys = standing.tour.options.finalRanking === "jerseys";
	return standing.tour.teams.map((_, team) => team).sort((a, b) => (isJerseys ? points[b] - points[a] : 0) || best(a) - best(b));
}
function jerseyPoints(standing) {
	const { yellow, green, mountain, team } = jerseysOf(standing, true);
	const points = standing.tour.teams.map(() => 0);
	points[teamOf(yellow)] += 3;
	if (green !== null) points[teamOf(green)] += 2;
	if (mountain !== null) points[teamOf(mountain)] += 2;
	points[team] += 2;
	return points;
}
function allRiders({ tour }) {
	return Array.from({ length: tour.teams.length * 2 }, (_, rider) => rider);
}
function ranksOf(order) {
	const ranks = [];
	for (const [place, rider] of order.entries()) ranks[rider] = place;
	return ranks;
}
// games/flamme-rouge/content/points.ts
const CATEGORIES = [
	"HC",
	"1",
	"2",
	"3",
	"4"
];
const POINTS = {
	finish: {
		flat: [
			10,
			6,
			4,
			2,
			1
		],
		rolling: [
			6,
			4,
			2,
			1
		],
		mountain: [
			4,
			2,
			1
		]
	},
	sprint: [
		5,
		3,
		2
	],
	summits: {
		HC: [
			20,
			15,
			11,
			7,
			4
		],
		1: [
			10,
			8,
			6,
			4
		],
		2: [5, 2],
		3: [2, 1],
		4: [1]
	},
	finishBonus: [
		10,
		6,
		4
	],
	sprintBonus: [
		5,
		3,
		2
	]
};
const SECONDS = {
	perCard: 1200,
	perSquare: 60,
	perGap: 10,
	perRound: 60,
	roundCap: 50,
	perTimeTrialCard: 60,
	perTimeTrialSquare: 10
};
// games/flamme-rouge/rules/times.ts
const HOW_ORDER = [
	"crossed",
	"followed",
	"stopped",
	"gruppetto"
];
function stageOrder(arrivals, tie) {
	return [...arrivals].sort((a, b) => a.round - b.round || HOW_ORDER.indexOf(a.how) - HOW_ORDER.indexOf(b.how) || b.square - a.square || tie(a, b));
}
function baseTime(cards, squaresPast, { baseTimeSquares }) {
	const sign = {
		add: 1,
		subtract: -1,
		ignore: 0
	}[baseTimeSquares];
	return cards * SECONDS.perCard + sign * squaresPast * SECONDS.perSquare;
}
function gapSeconds(arrivals, line, options) {
	const onRoad = arrivals.filter(({ how }) => how === "crossed");
	const late = arrivals.filter(({ how }) => how === "gruppetto");
	const cap = (seconds) => options.roundGapCap ? Math.min(SECONDS.roundCap, seconds) : seconds;
	const sprinting = onRoad.filter(({ isSprinting }) => isSprinting).map(({ square }) => square);
	const gaps = gapsOf(onRoad, sprinting, options);
	const group = sprinting.length === 0 ? 0 : cap(SECONDS.perGap * gaps.get(Math.max(...sprinting)));
	const lateGaps = gapsOf(late, [], options);
	return new Map(arrivals.map(({ rider, how, square }) => {
		switch (how) {
			case "crossed": return [rider, cap(SECONDS.perGap * gaps.get(square))];
			case "followed": return [rider, group];
			case "stopped": return [rider, cap(group + SECONDS.perGap * (line + 1 - square))];
			case "gruppetto": return [rider, cap(SECONDS.perGap * lateGaps.get(square))];
		}
	}));
}
function roadTimes(arrivals, base, line, options) {
	const first = Math.min(...arrivals.map(({ round }) => round));
	const times = new Map();
	for (const round of new Set(arrivals.map((arrival) => arrival.round))) {
		const gaps = gapSeconds(arrivals.filter((arrival) => arrival.round === round), line, options);
		for (const [rider, gap] of gaps) times.set(rider, base + SECONDS.perRound * (round - first) + gap);
	}
	return times;
}
function individualTime(cards, squaresPast, exhaustion) {
	return cards * SECONDS.perTimeTrialCard - squaresPast * SECONDS.perTimeTrialSquare + exhaustion;
}
function teamTime(riders) {
	const last = [...riders].sort((a, b) => b.turns - a.turns || a.squaresPast - b.squaresPast)[0];
	return last.turns * SECONDS.perTimeTrialCard - last.squaresPast * SECONDS.perTimeTrialSquare;
}
function keptAfterStage(cards, hasEpo) {
	return Math.max(0, Math.ceil(cards / 2) - (hasEpo ? 1 : 0));
}
function keptAfterRest(cards) {
	return Math.floor(cards / 2);
}
function gapsOf(arrivals, sprinting, { gapMeasure }) {
	const squares = [...new Set(arrivals.map(({ square }) => square))].sort((a, b) => b - a);
	const [highest, lowest] = [Math.max(...sprinting), Math.min(...sprinting)];
	const gaps = new Map();
	let gap = 0;
	for (const [i, square] of squares.entries()) {
		if (i > 0) {
			const before = squares[i - 1];
			const empty = before - square - 1;
			const isInside = sprinting.length > 0 && before <= highest && square >= lowest;
			if (empty > 0 && !isInside) gap += gapMeasure === "distance" ? empty + 1 : empty;
		}
		gaps.set(square, gap);
	}
	return gaps;
}
// games/flamme-rouge/rules/results.ts
function stageResult$1(table) {
	const { type, id } = stageOf$1(table);
	const riders = type === "itt" ? individualResults(table) : type === "ttt" ? teamResults(table) : roadResults(table);
	return {
		day: table.day,
		stage: id,
		type,
		riders
	};
}
function raceOrderAtEnd({ riders }) {
	return riders.map((_, id) => id).sort((a, b) => riders[b].at - riders[a].at || riders[a].lane - riders[b].lane);
}
function raceTeams(order) {
	return [...new Set(order.map(teamOf))];
}
function roadTie(table) {
	return reverseTie(table, !table.tour.isTour || table.tour.options.sameSquareTie === "lane");
}
function linePoints(table) {
	const { tour, lines, riders } = table;
	const [green, mountain, bonus] = [
		riders.map(() => 0),
		riders.map(() => 0),
		riders.map(() => 0)
	];
	const { sprints } = stageOf$1(table);
	const { climbs } = roadIn(table);
	for (const [line, passed] of lines.entries()) for (const [i, rider] of passed.entries()) if (line < sprints.length) {
		green[rider] += tour.points.sprint[i] ?? 0;
		bonus[rider] += tour.points.sprintBonus[i] ?? 0;
	} else {
		const category = climbs[line - sprints.length].category;
		if (category !== null) mountain[rider] += tour.points.summits[category][i] ?? 0;
	}
	return {
		green,
		mountain,
		bonus
	};
}
function roadResults(table) {
	const { tour, riders } = table;
	const { type } = stageOf$1(table);
	const { line } = roadIn(table);
	const arrivals = riders.map(({ finish }) => finish);
	const order = stageOrder(arrivals, roadTie(table));
	const winner = order[0];
	const times = roadTimes(arrivals, baseTime(riders[winner.rider].counted, winner.square - line, tour.options), line, tour.options);
	const points = linePoints(table);
	const hasBonus = tour.options.finishBonus === "allRoad" || type === "flat";
	return order.map(({ rider }, i) => {
		const bonus = points.bonus[rider] + (hasBonus ? tour.points.finishBonus[i] ?? 0 : 0);
		const green = points.green[rider] + (type === "itt" || type === "ttt" ? 0 : tour.points.finish[type][i] ?? 0);
		return {
			rider,
			place: i + 1,
			time: times.get(rider) - bonus,
			bonus,
			green,
			mountain: points.mountain[rider]
		};
	});
}
function individualResults(table) {
	const { line } = roadIn(table);
	const tie = reverseTie(table, false, false);
	return table.riders.map(({ finish, turns, deck }) => ({
		finish,
		time: individualTime(turns, finish.square - line, deck[0])
	})).sort((a, b) => a.time - b.time || tie(a.finish, b.finish)).map(({ finish, time }, i) => ({
		rider: finish.rider,
		place: i + 1,
		time,
		bonus: 0,
		green: 0,
		mountain: 0
	}));
}
function teamResults(table) {
	const { tour, riders } = table;
	const { line } = roadIn(table);
	const rank = generalOrder(table);
	const times = tour.teams.map((_, team) => teamTime(ridersOf(team).map((id) => ({
		turns: riders[id].turns,
		squaresPast: riders[id].finish.square - line
	}))));
	const best = (team) => ridersOf(team).sort((a, b) => rank.indexOf(a) - rank.indexOf(b))[0];
	const tie = (a, b) => -compareGeneral(table, best(a), best(b)) || table.drawOrder[best(a)] - table.drawOrder[best(b)];
	return tour.teams.map((_, team) => team).sort((a, b) => times[a] - times[b] || tie(a, b)).flatMap((team) => ridersOf(team).sort((a, b) => arrivalOrder(riders[a].finish, riders[b].finish))).map((rider, i) => ({
		rider,
		place: i + 1,
		time: times[teamOf(rider)],
		bonus: 0,
		green: 0,
		mountain: 0
	}));
}
function arrivalOrder(a, b) {
	return a.round - b.round || b.square - a.square;
}
// games/flamme-rouge/rules/lines.ts
function linesOf(table) {
	const { tour } = table;
	const sprints = stageOf$1(table).sprints.map((at) => ({
		at,
		places: tour.points.sprint.length
	}));
	const summits = roadIn(table).climbs.map(({ last, category }) => ({
		at: last,
		places: category === null ? 0 : tour.points.summits[category].length
	}));
	return [...sprints, ...summits];
}
function passLines(state, ctx) {
	const tie = roadTie(state);
	for (const [line, { at, places }] of linesOf(state).entries()) {
		const passed = state.lines[line];
		if (passed.length >= places) continue;
		const riders = newlyPast(state, at, passed).sort((a, b) => state.riders[b].at - state.riders[a].at || tie({
			rider: a,
			lane: state.riders[a].lane
		}, {
			rider: b,
			lane: state.riders[b].lane
		}));
		if (riders.length > 0) tell(state, {
			type: "linePassed",
			line,
			riders: riders.slice(0, places - passed.length),
			place: passed.length + 1
		}, ctx);
	}
}
function newlyPast({ riders }, line, passed) {
	return riders.flatMap(({ at, lane }, id) => lane !== 0 && at > line && !passed.includes(id) ? [id] : []);
}
// games/flamme-rouge/rules/round.ts
function beginRound$1(state, ctx) {
	tell(state, {
		type: "roundBegan",
		round: state.round + 1,
		order: raceOrder(state.riders)
	}, ctx);
	return beginEnergy(state, ctx);
}
function askReactions(state, queue, ctx) {
	for (let i = 0; i < queue.length; i++) {
		const id = queue[i];
		if (!canReact(state, id)) continue;
		return ask(state, "react", 1 << teamOf(id), ctx, 0, id, queue.slice(i + 1));
	}
	return moveRiders(state, ctx);
}
function canReact(state, id) {
	const rider = state.riders[id];
	if (rider.isFormUsed) return false;
	switch (rider.form) {
		case "gnak": return true;
		case "coupDePedale": return !rider.isFive && rider.card === BEST_CARD[kindOf(state, id)];
		case "coupDeBluff": return !rider.isFive && rider.played.length > 0;
		default: return false;
	}
}
function react$1(state, id, ctx) {
	const rider = state.riders[id];
	const form = rider.form;
	const isBluff = form === "coupDeBluff";
	const card = isBluff ? rider.played.at(-1) : rider.card;
	tell(state, {
		type: "reacted",
		rider: id,
		form,
		card,
		value: isBluff ? cardValue(rider, card) : rider.value,
		bonus: {
			gnak: 1,
			coupDePedale: 2
		}[form] ?? 0
	}, ctx);
}
function moveRiders(state, ctx) {
	while (state.turn < state.order.length) {
		const id = state.order[state.turn];
		moveRider(state, id, ctx);
		if (askKick(state, id, ctx)) return "wait";
	}
	return endPhase(state, ctx);
}
function moveRider(state, id, ctx) {
	const road = roadIn(state);
	const rider = state.riders[id];
	const from = rider.at;
	const { value, base, bonus } = rideOf(state, road, rider, rider.value);
	const { to, lane } = landing(state.riders, road, id, base + bonus);
	tell(state, {
		type: "moved",
		rider: id,
		from,
		to,
		lane,
		wanted: from + base + bonus,
		value,
		bonus
	}, ctx);
}
function askKick(state, id, ctx) {
	if (state.riders[id].form !== "coupDeRein" || kickSpot(state, roadIn(state), id) === void 0) return false;
	ask(state, "kick", 1 << teamOf(id), ctx, state.leg, id);
	return true;
}
function endPhase(state, ctx) {
	if (state.tour.isTour) jumpSuceurs(state, void 0, ctx);
	slipstream(state, void 0, ctx);
	if (!state.tour.isTour) return endRaceRound(state, ctx);
	return askSuceurs(state, ridersWith(state.riders, "suceur"), ctx);
}
function jumpSuceurs(state, team, ctx) {
	for (const id of ridersWith(state.riders, "suceur").toReversed()) {
		if (team !== void 0 && teamOf(id) !== team) continue;
		const jump = suceurJump(state.riders, roadIn(state), id);
		if (jump !== void 0) tell(state, {
			type: "jumped",
			...jump
		}, ctx);
	}
}
function slipstream(state, team, ctx) {
	giveSlipstream(state.riders, roadIn(state), team, (closing) => ctx.emit?.({
		type: "slipstreamed",
		...closing
	}));
}
function askSuceurs(state, queue, ctx) {
	for (let i = 0; i < queue.length; i++) {
		const id = queue[i];
		if (suceurSlip(state.riders, roadIn(state), id) === void 0) continue;
		return ask(state, "suceur", 1 << teamOf(id), ctx, state.leg, id, queue.slice(i + 1));
	}
	return isTimeTrial(state) ? "endOfTeamTurn" : afterSuceurs(state, ctx);
}
function afterSuceurs(state, ctx) {
	leadOuts(state, void 0, ctx);
	passLines(state, ctx);
	return askSprints(state, crossRiders(state, ctx).some(({ isSprinting }) => isSprinting) ? raceOrder(state.riders).filter((id) => state.riders[id].isSprinting) : [], ctx);
}
function leadOuts(state, team, ctx) {
	for (const id of ridersWith(state.riders, "equipier")) {
		if (team !== void 0 && teamOf(id) !== team) continue;
		const spots = leadOut(state.riders, roadIn(state), id);
		if (spots !== void 0) tell(state, {
			type: "ledOut",
			spots
		}, ctx);
	}
}
function crossRiders(state, ctx) {
	const { line } = roadIn(state);
	const arrivals = raceOrder(state.riders).filter((id) => state.riders[id].at > line).map((id) => arrivalOf(state, id, "crossed", state.round));
	if (arrivals.length > 0) tell(state, {
		type: "arrived",
		arrivals
	}, ctx);
	return arrivals;
}
function arrivalOf(state, id, how, round) {
	const { at, lane, isSprinting } = state.riders[id];
	return {
		rider: id,
		round,
		square: at,
		lane,
		how,
		isSprinting
	};
}
function askSprints(state, queue, ctx) {
	for (let i = 0; i < queue.length; i++) {
		const id = queue[i];
		if (!isDummy(state, id)) return ask(state, "sprint", 1 << teamOf(id), ctx, 0, id, queue.slice(i + 1));
	}
	return afterSprints(state, ctx);
}
function afterSprints(state, ctx) {
	exhaustRiders(state, ctx);
	feedRiders(state, ctx);
	closeGruppetto(state, ctx);
	const home = state.riders.flatMap(({ finish, lane }, id) => finish !== null && lane !== 0 ? [id] : []);
	if (home.length > 0) tell(state, {
		type: "wentHome",
		riders: home
	}, ctx);
	return state.riders.some(isRacing) ? "round" : "endStage";
}
function exhaustRiders(state, ctx) {
	const { line } = roadIn(state);
	const riders = exposed(state.riders).filter((id) => !isDummy(state, id) && state.riders[id].at <= line);
	if (riders.length > 0) tell(state, {
		type: "exhausted",
		riders
	}, ctx);
}
function feedRiders(state, ctx) {
	if (state.tour.options.supplyRule !== "musette") return;
	const road = roadIn(state);
	const riders = [];
	for (const [id, rider] of state.riders.entries()) {
		if (rider.lane === 0 || !isRacing(rider) || isDummy(state, id) || road.terrain[rider.at + 16] !== SUPPLY) continue;
		const zone = road.zones.findIndex(({ first, last }) => rider.at >= first && rider.at <= last);
		if (isSlowEnough(rider) && (rider.fed & 1 << zone) === 0) riders.push({
			rider: id,
			zone
		});
	}
	if (riders.length > 0) tell(state, {
		type: "fed",
		riders
	}, ctx);
}
function isSlowEnough({ value, trait }) {
	return value <= (trait === "funambule" ? 5 : 4);
}
function closeGruppetto(state, ctx) {
	const { gruppetto } = state.tour.options;
	if (gruppetto === 0 || state.winnersRound === 0 || state.round < state.winnersRound + gruppetto) return;
	const arrivals = raceOrder(state.riders).map((id) => arrivalOf(state, id, "gruppetto", state.round + 1));
	if (arrivals.length > 0) tell(state, {
		type: "arrived",
		arrivals
	}, ctx);
}
function endRaceRound(state, ctx) {
	exhaustRiders(state, ctx);
	const { line } = roadIn(state);
	return state.riders.some(({ at }) => at > line) ? "endRace" : "round";
}
// games/flamme-rouge/rules/start.ts
const LEAST_BIDDERS = 3;
function startRoad(state, ctx) {
	const { tour } = state;
	const { startGrid, breakaway } = tour.options;
	if (startGrid === "draw" || startGrid === "auto" && tour.isTour) return drawGrid(state, ctx);
	tell(state, {
		type: "startDrawn",
		seat: ctx.chance.int(tour.seats)
	}, ctx);
	return !tour.isTour && breakaway && tour.seats >= LEAST_BIDDERS ? ask(state, "bidRider", (1 << tour.seats) - 1, ctx) : placeDummies(state, ctx);
}
function drawGrid(state, ctx) {
	const road = roadIn(state);
	const spots = [];
	for (const id of generalOrder(state).toReversed()) {
		const card = gridCard(state, id, ctx);
		const spot = gridSpot(road, spots, id, faceValue(card));
		spots.push(spot);
		ctx.emit?.({
			type: "gridDrawn",
			rider: id,
			card,
			square: spot.at
		});
	}
	tell(state, {
		type: "gridClosed",
		spots: closeUp(spots, road.start)
	}, ctx);
	return "round";
}
function gridSpot(road, spots, rider, value) {
	for (let at = Math.min(value, road.start);; at--) for (let lane = 1; lane <= road.lanes[at + 16]; lane++) if (!spots.some((other) => other.at === at && other.lane === lane)) return {
		rider,
		at,
		lane
	};
}
function closeUp(spots, start) {
	const squares = [...new Set(spots.map(({ at }) => at))].sort((a, b) => b - a);
	return spots.map((spot) => ({
		...spot,
		at: start - squares.indexOf(spot.at)
	}));
}
function gridCard(state, id, ctx) {
	const piles = state.piles[state.tour.teams[teamOf(id)] === "peloton" ? id & -2 : id];
	const card = takeFrom(piles.draw, piles.drawSize, ctx.chance);
	piles.draw[card]++;
	return card;
}
function faceValue(card) {
	return card === 0 || card === 1 ? 2 : card;
}
function resolveBidRiders(state, ctx) {
	for (const seat of seatsIn(state.asked)) {
		const move = state.answers[seat];
		if (move.type === "bidRider") takeUp(state, seat, move.rider, ctx);
	}
	return askBids(state, 0, ctx);
}
function askBids(state, leg, ctx) {
	for (let seat = 0; seat < state.tour.seats; seat++) {
		const id = state.current[seat];
		drawHand(state.piles[id], 4, ctx.chance);
		tellDraw(state, seat, id, "hand", ctx);
	}
	return ask(state, "bidCard", (1 << state.tour.seats) - 1, ctx, leg);
}
function resolveBidCards(state, ctx) {
	tell(state, {
		type: "bidsRevealed",
		bids: state.answers.map((move, seat) => {
			const card = move?.type === "bidCard" ? move.card : 0;
			return {
				rider: state.current[seat],
				cards: [...state.bids[seat]?.cards ?? [], card]
			};
		})
	}, ctx);
	if (state.leg === 0) return askBids(state, 1, ctx);
	const { start } = roadIn(state);
	tell(state, {
		type: "brokeAway",
		spots: breakawayOrder(state).slice(0, 2).map((rider, i) => ({
			rider,
			at: start + 5,
			lane: i + 1
		}))
	}, ctx);
	return placeDummies(state, ctx);
}
function breakawayOrder({ bids, startSeat, tour }) {
	const seatsAfter = (rider) => (teamOf(rider) - startSeat + tour.seats) % tour.seats;
	return [...bids].sort((a, b) => totalOf(b.cards) - totalOf(a.cards) || Math.max(...b.cards) - Math.max(...a.cards) || seatsAfter(a.rider) - seatsAfter(b.rider)).map(({ rider }) => rider);
}
function totalOf(cards) {
	return cards.reduce((sum, card) => sum + faceValue(card), 0);
}
function placeDummies(state, ctx) {
	const { tour } = state;
	const { start } = roadIn(state);
	for (let team = tour.seats; team < tour.teams.length; team++) {
		const [first, second] = ridersOf(team);
		if (tour.teams[team] === "peloton") {
			tell(state, {
				type: "placed",
				spot: {
					rider: first,
					at: start,
					lane: startLane(state, start)
				}
			}, ctx);
			tell(state, {
				type: "placed",
				spot: {
					rider: second,
					at: start - 1,
					lane: startLane(state, start - 1)
				}
			}, ctx);
		} else {
			const at = foremostFree(state, start);
			tell(state, {
				type: "placed",
				spot: {
					rider: second,
					at,
					lane: startLane(state, at)
				}
			}, ctx);
			const behind = foremostFree(state, at - 1);
			tell(state, {
				type: "placed",
				spot: {
					rider: first,
					at: behind,
					lane: startLane(state, behind)
				}
			}, ctx);
		}
	}
	return askPlacing(state, ctx);
}
function askPlacing(state, ctx) {
	const { tour, startSeat, riders } = state;
	for (let i = 0; i < tour.seats; i++) {
		const seat = (startSeat + i) % tour.seats;
		if (ridersOf(seat).some((id) => riders[id].lane === 0)) return ask(state, "place", 1 << seat, ctx);
	}
	return "round";
}
function startLane(state, square) {
	const road = roadIn(state);
	for (let lane = 1; lane <= road.lanes[square + 16]; lane++) if (!state.riders.some((rider) => rider.at === square && rider.lane === lane)) return lane;
	return 0;
}
function foremostFree(state, from) {
	let square = from;
	while (startLane(state, square) === 0) square--;
	return square;
}
function isToPlace(state, id) {
	return !isDummy(state, id) && state.riders[id].lane === 0;
}
// games/flamme-rouge/rules/time-trial.ts
function beginTimeTrial(state, ctx) {
	return beginRound(state, stageOf$1(state).type === "itt" ? generalOrder(state).toReversed() : startingTeams(state), ctx);
}
function startingTeams(state) {
	return teamOrder(state, true).toReversed();
}
function beginRound(state, order, ctx) {
	tell(state, {
		type: "roundBegan",
		round: state.round + 1,
		order: [...order]
	}, ctx);
	return beginTurn(state, 0, ctx);
}
function beginTurn(state, from, ctx) {
	const isTeam = stageOf$1(state).type === "ttt";
	for (let turn = from; turn < Math.min(state.round, state.order.length); turn++) {
		const starter = state.order[turn];
		const riders = (isTeam ? ridersOf(starter) : [starter]).filter((id) => isRacing(state.riders[id]));
		if (riders.length === 0) continue;
		for (const id of riders) if (state.riders[id].lane === 0) standAtStart(state, id, ctx);
		tell(state, {
			type: "turnBegan",
			turn,
			riders
		}, ctx);
		if (!isDummy(state, riders[0])) return beginLeg(state, 0, ctx);
		playDummies(state, riders, ctx);
		return endTurn(state, ctx);
	}
	return endRound(state, ctx);
}
function standAtStart(state, id, ctx) {
	const road = roadIn(state);
	for (let at = road.start;; at--) for (let lane = 1; lane <= road.lanes[at + 16]; lane++) if (!state.riders.some((rider) => rider.at === at && rider.lane === lane)) return tell(state, {
		type: "placed",
		spot: {
			rider: id,
			at,
			lane
		}
	}, ctx);
}
function beginLeg(state, leg, ctx) {
	const riders = ridersToPlay(state);
	const seat = teamOf(riders[0]);
	if (riders.length === 2) return ask(state, "pick", 1 << seat, ctx, leg);
	takeUp(state, seat, riders[0], ctx);
	return prepare(state, seat, leg, ctx);
}
function ridersToPlay(state) {
	const starter = state.order[state.turn];
	return (stageOf$1(state).type === "ttt" ? ridersOf(starter) : [starter]).filter((id) => isRacing(state.riders[id]) && state.riders[id].value === 0);
}
function pickInTurn(state, seat, rider, ctx) {
	takeUp(state, seat, rider, ctx);
	return prepare(state, seat, state.leg, ctx);
}
function prepare(state, seat, leg, ctx) {
	const id = state.current[seat];
	if (canActivate(state.riders[id])) return ask(state, "prep", 1 << seat, ctx, leg, id);
	return dealHand(state, seat, leg, ctx);
}
function prepInTurn(state, seat, use, ctx) {
	usePrep(state, seat, use, ctx);
	return dealHand(state, seat, state.leg, ctx);
}
function dealHand(state, seat, leg, ctx) {
	const id = state.current[seat];
	drawHand(state.piles[id], handSize(state, id), ctx.chance);
	tellDraw(state, seat, id, "hand", ctx);
	return ask(state, "hand", 1 << seat, ctx, leg, id);
}
function playInTurn(state, seat, card, extra, ctx) {
	const id = state.current[seat];
	const piles = state.piles[id];
	const isTiring = isHighest(state.riders[id], piles.hand, card);
	commit(piles, card, false);
	ctx.emit?.({
		type: "committed",
		seat,
		rider: id,
		card,
		extra
	});
	tell(state, {
		type: "revealed",
		plays: [playOf(state, id)]
	}, ctx);
	if (extra !== "none") react$1(state, id, ctx);
	if (isTiring) tell(state, {
		type: "exhausted",
		riders: [id]
	}, ctx);
	moveRider(state, id, ctx);
	return askKick(state, id, ctx) ? "wait" : endLeg(state, ctx);
}
function isHighest(rider, hand, card) {
	if (sizeOf(hand) < 2) return false;
	const value = cardValue(rider, card);
	return hand.every((count, other) => count === 0 || cardValue(rider, other) <= value);
}
function endLeg(state, ctx) {
	return ridersToPlay(state).length > 0 ? beginLeg(state, 1, ctx) : endTurn(state, ctx);
}
function playDummies(state, riders, ctx) {
	const order = raceOrder(state.riders).filter((id) => riders.includes(id));
	tell(state, {
		type: "revealed",
		plays: state.tour.teams[teamOf(riders[0])] === "peloton" ? pelotonPlays(state, order, ctx) : order.map((id) => dummyPlay(state, id, turnCard(state, id, ctx)))
	}, ctx);
	for (const id of order) moveRider(state, id, ctx);
}
function endTurn(state, ctx) {
	if (stageOf$1(state).type === "itt") return afterTurn(state, ctx);
	const team = state.order[state.turn];
	jumpSuceurs(state, team, ctx);
	slipstream(state, team, ctx);
	return askSuceurs(state, ridersWith(state.riders, "suceur").filter((id) => teamOf(id) === team), ctx);
}
function endTeamTurn(state, ctx) {
	leadOuts(state, state.order[state.turn], ctx);
	return afterTurn(state, ctx);
}
function afterTurn(state, ctx) {
	const { line } = roadIn(state);
	const arrivals = raceOrder(state.riders).filter((id) => state.riders[id].at > line).map((id) => ({
		...arrivalOf(state, id, "crossed", state.riders[id].turns),
		isSprinting: false
	}));
	if (arrivals.length > 0) tell(state, {
		type: "arrived",
		arrivals
	}, ctx);
	return beginTurn(state, state.turn + 1, ctx);
}
function endRound(state, ctx) {
	const home = state.riders.flatMap(({ finish, lane }, id) => finish !== null && lane !== 0 ? [id] : []);
	if (home.length > 0) tell(state, {
		type: "wentHome",
		riders: home
	}, ctx);
	return state.riders.some(isRacing) ? beginRound(state, state.order, ctx) : "endStage";
}
// games/flamme-rouge/rules/stage.ts
function beginStage(state, day, ctx) {
	tell(state, {
		type: "stageBegan",
		day
	}, ctx);
	return state.tour.isTour && state.tour.options.form ? dealForms(state, ctx) : "startStage";
}
function dealForms(state, ctx) {
	tell(state, {
		type: "formsDealt",
		forms: shuffle([...FORMS], ctx.chance).slice(0, state.tour.seats)
	}, ctx);
	return ask(state, "form", (1 << state.tour.seats) - 1, ctx);
}
function resolveForms(state, ctx) {
	tell(state, {
		type: "formsAssigned",
		riders: state.answers.flatMap((move, seat) => move?.type === "assignForm" ? [{
			rider: move.rider,
			form: state.forms[seat]
		}] : [])
	}, ctx);
	return "startStage";
}
function startStage(state, ctx) {
	return isTimeTrial(state) ? beginTimeTrial(state, ctx) : startRoad(state, ctx);
}
function endStage(state, ctx) {
	tell(state, {
		type: "stageEnded",
		result: stageResult$1(state)
	}, ctx);
	tell(state, {
		type: "recovered",
		kept: state.riders.map(({ deck, form }, id) => isDummy(state, id) ? 0 : keptAfterStage(deck[0], form === "epo"))
	}, ctx);
	const next = nextStage(state);
	for (let day = state.day + 1; day < next; day++) tell(state, {
		type: "rested",
		day,
		kept: state.riders.map(({ deck }) => keptAfterRest(deck[0]))
	}, ctx);
	if (next < state.tour.days.length) return state.tour.options.pause ? ask(state, "rest", (1 << state.tour.seats) - 1, ctx) : beginStage(state, next, ctx);
	tell(state, {
		type: "tourEnded",
		places: placesOf(finalOrder(state), state.tour.seats)
	}, ctx);
	return "wait";
}
function endPause(state, ctx) {
	return beginStage(state, nextStage(state), ctx);
}
function nextStage({ tour, day }) {
	let next = day + 1;
	while (tour.days[next] === null) next++;
	return next;
}
function endRace(state, ctx) {
	tell(state, {
		type: "tourEnded",
		places: placesOf(raceTeams(raceOrderAtEnd(state)), state.tour.seats)
	}, ctx);
	return "wait";
}
function placesOf(teams, seats) {
	const played = teams.filter((team) => team < seats);
	return Array.from({ length: seats }, (_, seat) => 1 + played.indexOf(seat));
}
// games/flamme-rouge/rules/advance.ts
const STEPS = {
	startStage,
	round: beginRound$1,
	reactions: (state, ctx) => askReactions(state, state.order, ctx),
	endOfTeamTurn: endTeamTurn,
	endStage,
	endRace
};
function advance(state, step, ctx) {
	let next = step;
	while (next !== "wait") next = STEPS[next](state, ctx);
}
// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
function rawShape(def) {
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
function isPlainObject(o) {
	if (isObject(o) === false) return false;
	const ctor = o.constructor;
	if (ctor === void 0) return true;
	if (typeof ctor !== "function") return true;
	const prot = ctor.prototype;
	if (isObject(prot) === false) return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
	return true;
}
function shallowClone(o) {
	if (isPlainObject(o)) return { ...o };
	if (Array.isArray(o)) return [...o];
	if (o instanceof Map) return new Map(o);
	if (o instanceof Set) return new Set(o);
	return o;
}
const propertyKeyTypes = new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone$1(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
const NUMBER_FORMAT_RANGES = (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") return {
		message: iss,
		code: "custom",
		input,
		inst
	};
	return { ...iss };
}
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		}
	});
}
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
let installing;
let broke = false;
const breaker = {
	configurable: true,
	get() {
		broke = true;
	}
};
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}
// node_modules/zod/v4/core/core.js
var _a;
const _zodDesc = {
	value: void 0,
	enumerable: false
};
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}
// node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
const _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
const _issuesDesc = {
	value: void 0,
	enumerable: false
};
const _installedToString = new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
const $ZodRealError = $constructor("$ZodError", initializer, void 0, { Parent: Error });
// node_modules/zod/v4/core/parse.js
const _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parse = _parse($ZodRealError);
const _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parseAsync = _parseAsync($ZodRealError);
const _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const safeParse = _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const safeParseAsync = _safeParseAsync($ZodRealError);
// node_modules/zod/v4/core/regexes.js
const anyString = /^[\s\S]{0,}$/;
const number = /^-?\d+(?:\.\d+)?$/;
const boolean$1 = /^(?:true|false)$/i;
// node_modules/zod/v4/core/checks.js
const $ZodCheck = $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
const _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish(val) && val.length !== void 0;
};
const numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
const $ZodCheckLessThan = $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckGreaterThan = $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckNumberFormat = $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMaxLength = $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
// node_modules/zod/v4/core/versions.js
const version = {
	major: 4,
	minor: 6,
	patch: 7
};
// node_modules/zod/v4/core/schemas.js
const $ZodType = $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	}
});
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
const $ZodString = $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
const $ZodNumber = $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
const $ZodNumberFormat = $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
const $ZodBoolean = $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodUnknown = $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
const $ZodNever = $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
const arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
const $ZodArray = $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
const $ZodObject = $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject$1 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$1(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) if (result.issues.length === 0) {
		final.value = result.value;
		return final;
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
	});
	return final;
}
const $ZodUnion = $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) return first(payload, ctx);
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
function discriminatorMap(def) {
	const map = new Map();
	for (const option of def.options) {
		const values = option._zod.propValues?.[def.discriminator];
		if (!values || values.size === 0) throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
		for (const value of values) if (map.has(value)) {
			if (value !== void 0) throw new Error(`Duplicate discriminator value "${String(value)}"`);
			map.set(value, null);
		} else map.set(value, option);
	}
	return map;
}
const $ZodDiscriminatedUnion = $constructor("$ZodDiscriminatedUnion", (inst, def) => {
	def.inclusive = false;
	$ZodUnion.init(inst, def);
	const _super = inst._zod.parse;
	defineLazyInternal(inst, "propValues", (zod) => {
		const propValues = {};
		let undefinedCount = 0;
		for (const option of zod.def.options) {
			const pv = option._zod.propValues;
			if (!pv || Object.keys(pv).length === 0) throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
			if (pv[zod.def.discriminator]?.has(void 0)) undefinedCount++;
			for (const [k, v] of Object.entries(pv)) {
				if (!Object.prototype.hasOwnProperty.call(propValues, k)) assignProp(propValues, k, new Set());
				for (const val of v) propValues[k].add(val);
			}
		}
		if (!zod.def.unionFallback && undefinedCount > 1) propValues[zod.def.discriminator]?.delete(void 0);
		return propValues;
	});
	def.options.forEach((option, i) => {
		const propShape = rawShape(option._zod.def);
		if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw new Error(`Invalid discriminated union option at index "${i}"`);
	});
	const disc = cached(() => discriminatorMap(def));
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isObject(input)) {
			payload.issues.push({
				code: "invalid_type",
				expected: "object",
				input,
				inst
			});
			return payload;
		}
		const value = input?.[def.discriminator];
		const opt = disc.value.get(value);
		if (opt && (value !== void 0 || ctx.direction !== "backward")) return opt._zod.run(payload, ctx);
		if (def.unionFallback || ctx.direction === "backward") return _super(payload, ctx);
		payload.issues.push({
			code: "invalid_union",
			errors: [],
			note: "No matching discriminator",
			discriminator: def.discriminator,
			options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
			input,
			path: [def.discriminator],
			inst
		});
		return payload;
	};
});
const $ZodEnum = $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodLiteral = $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	defineLazyInternal(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst
		});
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
const $ZodOptional = $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNullable = $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodPrefault = $constructor("$ZodPrefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) payload.value = def.defaultValue;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodCustom = $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
		handleRefineResult(r, payload, input, inst);
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst,
			path: [...inst._zod.def.path ?? []],
			continue: !inst._zod.def.abort
		};
		if (inst._zod.def.params) _iss.params = inst._zod.def.params;
		payload.issues.push(issue(_iss));
	}
}
// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
function _unknown(Class) {
	return new Class({ type: "unknown" });
}
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params)
	});
}
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
function _refine(Class, fn, _params) {
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...normalizeParams(_params)
	});
}
// node_modules/zod/v4/mini/schemas.js
const ZodMiniType = $constructor("ZodMiniType", (inst, def) => {
	if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
}, {
	get with() {
		return this.check;
	},
	set with(value) {
		own(this, "with", value);
	},
	parse(data, params) {
		return parse(this, data, params, { callee: this.parse });
	},
	parseAsync(data, params) {
		return parseAsync(this, data, params, { callee: this.parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	check(...checks) {
		const def = this.def;
		return this.clone({
			...def,
			checks: [...def.checks ?? [], ...checks.map((ch) => typeof ch === "function" ? { _zod: {
				check: ch,
				def: { check: "custom" },
				onattach: []
			} } : ch)]
		}, { parent: true });
	},
	clone(_def, params) {
		return clone$1(this, _def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	}
});
const ZodMiniString = $constructor("ZodMiniString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodMiniType.init(inst, def);
});
function string(params) {
	return _string(ZodMiniString, params);
}
const ZodMiniNumber = $constructor("ZodMiniNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodMiniType.init(inst, def);
});
const ZodMiniNumberFormat = $constructor("ZodMiniNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodMiniNumber.init(inst, def);
});
function int(params) {
	return _int(ZodMiniNumberFormat, params);
}
const ZodMiniBoolean = $constructor("ZodMiniBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodMiniType.init(inst, def);
});
function boolean(params) {
	return _boolean(ZodMiniBoolean, params);
}
const ZodMiniUnknown = $constructor("ZodMiniUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodMiniType.init(inst, def);
});
function unknown() {
	return _unknown(ZodMiniUnknown);
}
const ZodMiniNever = $constructor("ZodMiniNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodMiniType.init(inst, def);
});
function never(params) {
	return _never(ZodMiniNever, params);
}
const ZodMiniArray = $constructor("ZodMiniArray", (inst, def) => {
	$ZodArray.init(inst, def);
	ZodMiniType.init(inst, def);
});
function array(element, params) {
	return new ZodMiniArray({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
const ZodMiniObject = $constructor("ZodMiniObject", (inst, def) => {
	$ZodObject.init(inst, def);
	ZodMiniType.init(inst, def);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
function object(shape, params) {
	const def = {
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	};
	return new ZodMiniObject(def);
}
function strictObject(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape,
		catchall: never(),
		...normalizeParams(params)
	});
}
const ZodMiniDiscriminatedUnion = $constructor("ZodMiniDiscriminatedUnion", (inst, def) => {
	$ZodDiscriminatedUnion.init(inst, def);
	ZodMiniType.init(inst, def);
});
function discriminatedUnion(discriminator, options, params) {
	return new ZodMiniDiscriminatedUnion({
		type: "union",
		options,
		discriminator,
		...normalizeParams(params)
	});
}
const ZodMiniEnum = $constructor("ZodMiniEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodMiniType.init(inst, def);
	inst.options = [...inst._zod.values];
});
function _enum(values, params) {
	const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new ZodMiniEnum({
		type: "enum",
		entries,
		...normalizeParams(params)
	});
}
const ZodMiniLiteral = $constructor("ZodMiniLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodMiniType.init(inst, def);
});
function literal(value, params) {
	return new ZodMiniLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
const ZodMiniOptional = $constructor("ZodMiniOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodMiniType.init(inst, def);
});
function optional(innerType) {
	return new ZodMiniOptional({
		type: "optional",
		innerType
	});
}
const ZodMiniNullable = $constructor("ZodMiniNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodMiniType.init(inst, def);
});
function nullable(innerType) {
	return new ZodMiniNullable({
		type: "nullable",
		innerType
	});
}
const ZodMiniPrefault = $constructor("ZodMiniPrefault", (inst, def) => {
	$ZodPrefault.init(inst, def);
	ZodMiniType.init(inst, def);
});
function prefault(innerType, defaultValue) {
	return new ZodMiniPrefault({
		type: "prefault",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodMiniCustom = $constructor("ZodMiniCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodMiniType.init(inst, def);
});
function refine(fn, _params = {}) {
	return _refine(ZodMiniCustom, fn, _params);
}
// games/flamme-rouge/content/stages.ts
const STAGE_TYPES = [
	"flat",
	"rolling",
	"mountain",
	"itt",
	"ttt"
];
const SHEETS = [
	{
		id: "ST1",
		name: "Avenue Corso Paseo",
		type: "flat",
		tiles: "a b c d e f g h i j k l m n o p q r s t u",
		sprints: [26, 52]
	},
	{
		id: "ST2",
		name: "Firenze–Milano",
		type: "rolling",
		tiles: "a b c g i D H q n t m K O L r e p J s f u",
		sprints: [44]
	},
	{
		id: "ST3",
		name: "Ronde van Wevelgem",
		type: "rolling",
		tiles: "a b c m g f t e q o n L P j k I D H r S u",
		sprints: [40]
	},
	{
		id: "ST4",
		name: "Le Col du Ballon",
		type: "rolling",
		tiles: "A n L H g c e q t r M B o i p j D F k S u",
		sprints: [36]
	},
	{
		id: "ST5",
		name: "La Classicissima",
		type: "mountain",
		tiles: "A e b Q R N H P c g i k D F s L o j m t u",
		sprints: [38]
	},
	{
		id: "ST6",
		name: "La Haute Montagne",
		type: "mountain",
		tiles: "a b c f i m e t K G L H J s d o p R Q N U",
		sprints: [34]
	},
	{
		id: "ST7",
		name: "Peloton stage 7",
		type: "rolling",
		tiles: "a 2D 3 g M R P k e q o s 4 c D H j T n i u",
		sprints: [39],
		wide: {
			tiles: "1D 2 3 g M R P k e q o s 4 c D H j T 9D n i u",
			sprints: [39]
		}
	},
	{
		id: "ST8",
		name: "Peloton stage 8",
		type: "rolling",
		tiles: "a 2D h 4 o I c Q D F 3 p r s e j L k t g u",
		sprints: [28],
		wide: {
			tiles: "1D 2 h 4 o I c Q D F 3 p r s e j L k t g 9D u",
			sprints: [28]
		}
	},
	{
		id: "ST9",
		name: "Peloton stage 9",
		type: "flat",
		tiles: "A 2D 3 p 5 7D o k j q 4 e 8 6D h g i r s T u",
		sprints: [39],
		wide: {
			tiles: "1 2 9D 3 p 5 7D o k j q 4 e 8 6D h g i r s T u",
			sprints: [42]
		}
	},
	{
		id: "ST10",
		name: "Peloton stage 10",
		type: "rolling",
		tiles: "a 2D h 4 L o p c 5 6D r 3 g q J k s t e I U",
		sprints: [34],
		wide: {
			tiles: "1D 2 h 4 9D L o p c 5 6D r 3 g q J k s t e I U",
			sprints: [37]
		}
	},
	{
		id: "ST11",
		name: "Peloton stage 11",
		type: "flat",
		tiles: "a 2D 8 5D q g i r 3D 4D s o p t h k 7 6D e J u",
		sprints: [32],
		wide: {
			tiles: "1D 2 8 5D q g i r 9 3D 4D s o p t h k 7 6D e J u",
			sprints: [31]
		}
	},
	{
		id: "ST12",
		name: "Peloton stage 12",
		type: "rolling",
		tiles: "A 2D 4 q M O K R F s d 3 p l n h g e T j u",
		sprints: [62],
		wide: {
			tiles: "1 2 4 q M O K R F s d 3 p l n 9D h g e T j u",
			sprints: [62]
		}
	},
	{
		id: "EX1",
		name: "Classique d’Avril",
		type: "rolling",
		tiles: "A b J i L c G H t d f p k m n r q E o S u",
		sprints: [52]
	},
	{
		id: "EX2",
		name: "Sprint de Montagne",
		type: "mountain",
		tiles: "a f C O L i b N D P S g T k e r j Q H m u",
		sprints: [59]
	},
	{
		id: "EX3",
		name: "Vittel – La Planche des Belles Filles",
		type: "mountain",
		tiles: "a I H d T F l j s M N P B C O R K G Q E U",
		sprints: [32]
	},
	{
		id: "EX4",
		name: "Dole – Station des Rousses",
		type: "mountain",
		tiles: "a j f M E C T K s q R L P H i D B N O g u",
		sprints: [14]
	},
	{
		id: "EX5",
		name: "Nantua – Chambéry",
		type: "mountain",
		tiles: "a N P H t i m O E L K R B S J C Q D F g u",
		sprints: [24]
	},
	{
		id: "EX6",
		name: "Pau – Peyragudes",
		type: "mountain",
		tiles: "a t s m C J d i f N B E R K O L P H G Q U",
		sprints: [36]
	},
	{
		id: "EX7",
		name: "Col d’Asger",
		type: "mountain",
		tiles: "a c P H F B l j I d K Q R s m t G E O N U",
		sprints: [42]
	},
	{
		id: "EX8",
		name: "L’Entre-Côtes",
		type: "mountain",
		tiles: "a d e N i b j p O K R L t C F S q M h u",
		sprints: [30]
	},
	{
		id: "GT-F1",
		name: "La grande plaine",
		type: "flat",
		tiles: "a b c e d 3 g f h l i m q n t r j s u",
		sprints: [22, 52]
	},
	{
		id: "GT-F2",
		name: "Pavés du Nord",
		type: "flat",
		tiles: "a b 3 e c 8 5D g d h f q 4 l i j u",
		sprints: [52]
	},
	{
		id: "GT-F3",
		name: "Bord de mer",
		type: "flat",
		tiles: "a 2D e b 4 g c h d q 3 i f j l k o p u",
		sprints: [40, 62]
	},
	{
		id: "GT-R1",
		name: "Les deux côtes",
		type: "rolling",
		tiles: "a b e L g c 3 h m D P i f q n k o r u",
		sprints: [28]
	},
	{
		id: "GT-R2",
		name: "Les puncheurs",
		type: "rolling",
		tiles: "A b g C F e d 4 i n M H j k q o L r u",
		sprints: [48]
	},
	{
		id: "GT-M1",
		name: "Moyenne montagne",
		type: "mountain",
		tiles: "a d e 3 C N P H g f i M R B q l j k u",
		sprints: [46]
	},
	{
		id: "GT-M2",
		name: "Arrivée au sommet",
		type: "mountain",
		tiles: "a b i 4 d L j f h m q s t o k C E N U",
		sprints: [48]
	},
	{
		id: "GT-M3",
		name: "Étape reine",
		type: "mountain",
		tiles: "a b i M R Q D H P g 3 e j C N F s t K O U",
		sprints: [47]
	},
	{
		id: "GT-M4",
		name: "Trois cols",
		type: "mountain",
		tiles: "a c e D B g 3 i t M O R K P H j N L q s u",
		sprints: [38]
	},
	{
		id: "GT-P1",
		name: "Prologue des quais",
		type: "itt",
		tiles: "a b e c g d j f k l o u",
		sprints: []
	},
	{
		id: "GT-P2",
		name: "Chrono des coteaux",
		type: "itt",
		tiles: "a b g C L h d q m k j u",
		sprints: []
	},
	{
		id: "GT-P3",
		name: "Chrono par équipes",
		type: "ttt",
		tiles: "a b c e h d f q l t r u",
		sprints: []
	}
];
const STAGE_IDS = SHEETS.map(({ id }) => id);
const STAGES = Object.fromEntries(SHEETS.map((sheet) => [sheet.id, sheet]));
const ROAD_STAGE_IDS = STAGE_IDS.filter((id) => STAGES[id].type !== "itt" && STAGES[id].type !== "ttt");
// games/flamme-rouge/rules/carry.ts
const MOST = {
	riders: 12,
	stages: 21,
	days: 26,
	cards: 60,
	seconds: 1e5,
	points: 100
};
const upTo = (most) => int().check(_gte(0), _lte(most));
const byRider = (of) => array(of).check(_maxLength(MOST.riders));
const line = strictObject({
	rider: upTo(MOST.riders - 1),
	place: upTo(MOST.riders),
	time: int().check(_gte(-MOST.seconds), _lte(MOST.seconds)),
	bonus: upTo(MOST.seconds),
	green: upTo(MOST.points),
	mountain: upTo(MOST.points * 10)
});
const stageResult = strictObject({
	day: upTo(MOST.days),
	stage: string().check(_maxLength(24)),
	type: _enum(STAGE_TYPES),
	riders: byRider(line)
});
const carrySchema = strictObject({
	day: upTo(MOST.days),
	drawOrder: byRider(upTo(MOST.riders - 1)),
	kept: byRider(upTo(MOST.cards)),
	traits: byRider(nullable(_enum(TRAITS))),
	results: array(stageResult).check(_maxLength(MOST.stages))
});
function carryIssues({ day, results }, days) {
	if (day >= days.length || days[day] === "rest") return [{
		path: ["carry", "day"],
		code: "carry_day",
		params: { day: day + 1 }
	}];
	const before = days.flatMap((one, i) => i < day && one !== "rest" ? [i] : []);
	return results.length === before.length && results.every((one, i) => one.day === before[i]) ? [] : [{
		path: ["carry", "results"],
		code: "carry_results",
		params: { stages: before.length }
	}];
}
function carryRiderIssues({ drawOrder, kept, traits, results }, riders) {
	const isEverybody = (ids) => ids.length === riders && new Set(ids).size === riders && ids.every((id) => id < riders);
	return isEverybody(drawOrder) && kept.length === riders && traits.length === riders && results.every((one) => isEverybody(one.riders.map(({ rider }) => rider))) ? [] : [{
		path: ["tour", "carry"],
		code: "carry_riders",
		params: { riders }
	}];
}
function goOn(state, carry) {
	state.drawOrder = [...carry.drawOrder];
	for (const result of carry.results) change(state, {
		type: "stageEnded",
		result: JSON.parse(JSON.stringify(result))
	});
	newDay(state, carry.day);
	for (const [id, rider] of state.riders.entries()) {
		rider.trait = carry.traits[id];
		rider.deck[0] = carry.kept[id];
	}
}
// games/flamme-rouge/content/tours.ts
const TOUR_IDS = [
	"TOUR3",
	"TOUR5",
	"TOUR9",
	"TOUR21"
];
const TOURS = {
	TOUR3: {
		name: "Critérium",
		days: [
			"GT-F1",
			"GT-M2",
			"GT-P1"
		]
	},
	TOUR5: {
		name: "Semaine",
		days: [
			"GT-P1",
			"GT-F1",
			"GT-R1",
			"GT-M2",
			"GT-F3"
		]
	},
	TOUR9: {
		name: "Neuvaine",
		days: [
			"GT-P1",
			"GT-F1",
			"GT-P3",
			"GT-R1",
			"GT-M1",
			"rest",
			"GT-F2",
			"GT-P2",
			"GT-M3",
			"GT-F3"
		]
	},
	TOUR21: {
		name: "Grand Tour",
		days: [
			"GT-P1",
			"ST1",
			"ST3",
			"GT-P3",
			"ST11",
			"ST2",
			"ST4",
			"GT-M1",
			"GT-M2",
			"rest",
			"GT-F2",
			"ST7",
			"GT-R1",
			"GT-P2",
			"ST5",
			"ST6",
			"rest",
			"GT-F3",
			"GT-R2",
			"GT-M4",
			"GT-M3",
			"ST12",
			"GT-F1"
		]
	}
};
// games/flamme-rouge/rules/stage-schema.ts
const LIMITS = {
	text: 200,
	sprints: 3,
	road: 20,
	sprintFlat: 5,
	stages: 21,
	days: 26
};
[...TILE_ISSUES];
const name = prefault(string().check(_maxLength(60), refine(isPlainText, { params: { code: "plain_text" } })), "");
const sheet = object({
	name,
	type: prefault(_enum(STAGE_TYPES), "flat"),
	tiles: string().check(_maxLength(LIMITS.text)),
	sprints: prefault(array(int()).check(_maxLength(LIMITS.sprints)), () => [])
});
const stageSchema = schemaOf((raw) => readStage(raw));
const tourSchema = schemaOf((raw) => {
	const shape = check(object({
		name,
		days: array(unknown()).check(_maxLength(LIMITS.days)),
		carry: optional(carrySchema)
	}), raw);
	if (!shape.ok) return shape;
	const issues = [];
	const days = [];
	for (const [i, day] of shape.value.days.entries()) {
		const checked = readDay(day);
		if (checked.ok) days.push(checked.value);
		else issues.push(...checked.issues.map((issue) => ({
			...issue,
			path: [
				"days",
				i,
				...issue.path
			]
		})));
	}
	const { carry } = shape.value;
	if (issues.length === 0) issues.push(...orderIssues(days), ...carry === void 0 ? [] : carryIssues(carry, days));
	if (issues.length > 0) return {
		ok: false,
		issues
	};
	return {
		ok: true,
		value: {
			name: shape.value.name,
			days,
			...carry === void 0 ? {} : { carry }
		}
	};
});
function readDay(raw) {
	if (raw === "rest") return {
		ok: true,
		value: "rest"
	};
	if (typeof raw === "string" && Object.hasOwn(STAGES, raw)) return {
		ok: true,
		value: raw
	};
	if (typeof raw === "string" && !raw.trim().includes(" ") && raw.length < 8) return {
		ok: false,
		issues: [{
			path: [],
			code: "unknown_stage",
			params: {
				given: raw,
				values: STAGE_IDS.join(", ")
			}
		}]
	};
	return readStage(raw);
}
function readStage(raw) {
	const shape = check(sheet, typeof raw === "string" ? { tiles: raw } : raw);
	if (!shape.ok) return shape;
	const issues = tileIssues(shape.value.tiles).map((issue) => ({
		...issue,
		path: ["tiles"]
	}));
	if (issues.length > 0) return {
		ok: false,
		issues
	};
	const tiles = tileText(readTiles(shape.value.tiles).tiles.map(({ tile }) => tile));
	const sprints = [...shape.value.sprints].sort((a, b) => a - b);
	const wrong = roadIssues(tiles, shape.value.type, sprints);
	return wrong.length > 0 ? {
		ok: false,
		issues: wrong
	} : {
		ok: true,
		value: {
			name: shape.value.name,
			type: shape.value.type,
			tiles,
			sprints
		}
	};
}
function roadIssues(tiles, type, sprints) {
	const road = roadOf$1(tiles);
	const length = road.line - road.start;
	if (length < LIMITS.road) return [{
		path: ["tiles"],
		code: "too_short",
		params: {
			squares: length,
			minimum: LIMITS.road
		}
	}];
	if ((type === "itt" || type === "ttt") && sprints.length > 0) return [{
		path: ["sprints"],
		code: "no_sprints_in_time_trial",
		params: {}
	}];
	const [first, last] = [road.start + LIMITS.sprintFlat, road.line - 1];
	return sprints.flatMap((square, i) => {
		const path = ["sprints", i];
		if (square < first || square > last) return [{
			path,
			code: "sprint_place",
			params: {
				square,
				first,
				last
			}
		}];
		for (let q = square - LIMITS.sprintFlat + 1; q <= square; q++) if (road.terrain[q + 16] !== FLAT) return [{
			path,
			code: "sprint_terrain",
			params: {
				square,
				other: q,
				squares: LIMITS.sprintFlat
			}
		}];
		if (i > 0 && square - sprints[i - 1] < LIMITS.sprintFlat) return [{
			path,
			code: "sprints_too_close",
			params: {
				square,
				other: sprints[i - 1],
				squares: LIMITS.sprintFlat
			}
		}];
		return [];
	});
}
function orderIssues(days) {
	const stages = days.filter((day) => day !== "rest").length;
	if (stages === 0) return [{
		path: ["days"],
		code: "no_stage",
		params: {}
	}];
	if (stages > LIMITS.stages) return [{
		path: ["days"],
		code: "too_many_stages",
		params: {
			stages,
			maximum: LIMITS.stages
		}
	}];
	return days.flatMap((day, i) => {
		if (day !== "rest") return [];
		if (i === 0) return [{
			path: ["days", i],
			code: "rest_first",
			params: {}
		}];
		if (i === days.length - 1) return [{
			path: ["days", i],
			code: "rest_last",
			params: {}
		}];
		return days[i - 1] === "rest" ? [{
			path: ["days", i],
			code: "rests_together",
			params: {}
		}] : [];
	});
}
// games/flamme-rouge/rules/options.ts
const points = array(int().check(_gte(0), _lte(100))).check(_maxLength(6));
const tables = object({
	finish: object({
		flat: points,
		rolling: points,
		mountain: points
	}),
	sprint: points,
	summits: object(Object.fromEntries(CATEGORIES.map((category) => [category, points]))),
	finishBonus: points,
	sprintBonus: points
});
const optionFields = {
	mode: {
		kind: "choice",
		values: ["tour", "race"],
		default: "tour"
	},
	tour: {
		kind: "document",
		presets: TOUR_IDS,
		default: "TOUR3",
		schema: tourSchema
	},
	stage: {
		kind: "document",
		presets: ROAD_STAGE_IDS,
		default: "ST1",
		schema: stageSchema
	},
	teams: {
		kind: "number",
		min: 2,
		max: MAX_TEAMS,
		default: 2
	},
	dummies: {
		kind: "choice",
		values: ["pelotonFirst", "muscle"],
		default: "pelotonFirst"
	},
	traits: {
		kind: "flag",
		default: true
	},
	form: {
		kind: "flag",
		default: true
	},
	startGrid: {
		kind: "choice",
		values: [
			"auto",
			"draw",
			"place"
		],
		default: "auto"
	},
	breakaway: {
		kind: "flag",
		default: false
	},
	supplyRule: {
		kind: "choice",
		values: ["musette", "official"],
		default: "musette"
	},
	sameSquareTie: {
		kind: "choice",
		values: ["gcReverse", "lane"],
		default: "gcReverse"
	},
	sprintZone: {
		kind: "choice",
		values: [
			"byTeams",
			"3",
			"4",
			"5"
		],
		default: "byTeams"
	},
	baseTimeSquares: {
		kind: "choice",
		values: [
			"add",
			"subtract",
			"ignore"
		],
		default: "add"
	},
	gapMeasure: {
		kind: "choice",
		values: ["empty", "distance"],
		default: "empty"
	},
	roundGapCap: {
		kind: "flag",
		default: true
	},
	finishBonus: {
		kind: "choice",
		values: ["allRoad", "flatOnly"],
		default: "allRoad"
	},
	teamTimeBonuses: {
		kind: "choice",
		values: ["include", "exclude"],
		default: "include"
	},
	tttReducedDecks: {
		kind: "flag",
		default: false
	},
	patronTarget: {
		kind: "choice",
		values: ["opponent", "any"],
		default: "opponent"
	},
	wideFinish: {
		kind: "flag",
		default: false
	},
	gruppetto: {
		kind: "number",
		min: 0,
		max: 5,
		default: 0
	},
	pause: {
		kind: "flag",
		default: false
	},
	finalRanking: {
		kind: "choice",
		values: ["yellow", "jerseys"],
		default: "yellow"
	},
	pointsTables: {
		kind: "document",
		presets: ["seed"],
		default: "seed",
		schema: tables
	}
};
const optionSchema = optionsSchema(optionFields, raceOnTheRoad);
let lastText = "";
let lastTour;
function tourOf(options, seats) {
	const text = JSON.stringify(options);
	if (lastTour === void 0 || text !== lastText || seats !== lastTour.seats) {
		lastTour = deepFreeze(planTour(JSON.parse(text), seats));
		lastText = text;
	}
	return lastTour;
}
function planTour(options, seats) {
	const teams = teamsOf(options, seats);
	const isTour = options.mode === "tour";
	return {
		options,
		seats,
		teams,
		isTour,
		days: (isTour ? daysOf(options) : [options.stage]).map((day) => day === "rest" ? null : stageOf(day, teams.length, options.wideFinish)),
		zone: options.sprintZone === "byTeams" ? Math.max(3, teams.length - 1) : Number(options.sprintZone),
		points: options.pointsTables === "seed" ? POINTS : options.pointsTables
	};
}
function teamsOf({ teams, dummies }, seats) {
	return Array.from({ length: Math.max(seats, teams) }, (_, team) => {
		if (team < seats) return "rider";
		return team === seats && dummies === "pelotonFirst" ? "peloton" : "muscle";
	});
}
function daysOf({ tour }) {
	return typeof tour === "string" ? TOURS[tour].days : tour.days;
}
const laidOut = new Map();
function stageOf(day, teams, isWideFinish) {
	if (typeof day !== "string") return layOut(day, teams, isWideFinish);
	const key = `${day} ${teams >= 5} ${isWideFinish}`;
	let stage = laidOut.get(key);
	if (stage === void 0) {
		stage = deepFreeze(layOut(day, teams, isWideFinish));
		laidOut.set(key, stage);
	}
	return stage;
}
function layOut(day, teams, isWideFinish) {
	const isWide = teams >= 5;
	const isOwn = typeof day !== "string";
	const sheet = isOwn ? {
		...day,
		id: "custom"
	} : STAGES[day];
	const wide = isOwn ? void 0 : STAGES[day].wide;
	const { tiles, sprints } = isWide && wide !== void 0 ? wide : sheet;
	const laid = readTiles(tiles).tiles.map(({ tile }) => {
		if (isWide && tile === "a") return "1D";
		if (isWide && tile === "A") return "1";
		if (isWideFinish && tile === "u") return "v";
		return isWideFinish && tile === "U" ? "V" : tile;
	});
	return {
		id: sheet.id,
		name: sheet.name,
		type: sheet.type,
		tiles: tileText(laid),
		sprints: [...sprints]
	};
}
function raceOnTheRoad({ mode, stage }) {
	const isTimeTrial = typeof stage !== "string" && (stage.type === "itt" || stage.type === "ttt");
	return mode === "race" && isTimeTrial ? [{
		path: ["stage", "type"],
		code: "time_trial_in_race",
		params: {}
	}] : [];
}
// games/flamme-rouge/rules/setup.ts
function setup(options, seats, ctx) {
	const tour = tourOf(options, seats);
	const riders = Array.from({ length: 2 * tour.teams.length }, (_, rider) => rider);
	const players = Array.from({ length: seats }, (_, seat) => seat);
	const drawn = shuffle([...riders], ctx.chance);
	const state = {
		tour,
		phase: "form",
		day: 0,
		round: 0,
		leg: 0,
		asked: 0,
		answered: 0,
		actor: null,
		riders: [],
		order: [],
		turn: 0,
		queue: [],
		lines: [],
		drawOrder: riders.map((rider) => drawn.indexOf(rider)),
		totals: riders.map(() => ({
			time: 0,
			bonus: 0,
			green: 0,
			mountain: 0
		})),
		results: [],
		forms: [],
		startSeat: 0,
		bids: [],
		plays: [],
		winnersRound: 0,
		piles: [],
		answers: players.map(() => null),
		current: players.map(() => null),
		offers: players.map(() => [])
	};
	const carry = tour.isTour && typeof options.tour === "object" ? options.tour.carry : void 0;
	if (carry !== void 0) goOn(state, carry);
	if (tour.isTour && options.traits && carry === void 0) dealTraits(state, players, ctx);
	else advance(state, beginStage(state, carry?.day ?? 0, ctx), ctx);
	return state;
}
function dealTraits(state, players, ctx) {
	const cards = shuffle(traitCards(), ctx.chance);
	for (const seat of players) {
		const traits = cards.splice(0, 2);
		state.offers[seat] = traits;
		ctx.emit?.({
			type: "traitsDealt",
			seat,
			traits: [...traits]
		}, { only: seat });
	}
	tell(state, {
		type: "stageBegan",
		day: 0
	}, { chance: ctx.chance });
	ask(state, "trait", (1 << players.length) - 1, ctx);
}
function traitCards() {
	return TRAITS.flatMap((trait) => Array.from({ length: 2 }, () => trait));
}
// games/flamme-rouge/rules/view.ts
function clone(state) {
	return {
		...copyPublic(state),
		piles: state.piles.map(copyPiles),
		answers: state.answers.slice(),
		current: state.current.slice(),
		offers: state.offers.map((traits) => traits.slice())
	};
}
function view(state, viewer) {
	const seen = {
		...copyPublic(state),
		viewer,
		piles: [],
		answers: [],
		current: [],
		offers: []
	};
	seen.answered = viewer < 0 ? 0 : state.answered & 1 << viewer;
	seen.plays = state.plays.map((play) => ({ ...play }));
	seen.piles = state.piles.map((piles, id) => isSeen(seen, id) ? copyPiles(piles) : null);
	seen.answers = state.answers.map((move, seat) => seat === viewer && move !== null ? { ...move } : null);
	seen.current = state.current.map((rider, seat) => seat === viewer || isTimeTrial(state) ? rider : null);
	seen.offers = state.offers.map((traits, seat) => seat === viewer ? traits.slice() : []);
	return seen;
}
function copyPublic(table) {
	return {
		tour: table.tour,
		phase: table.phase,
		day: table.day,
		round: table.round,
		leg: table.leg,
		asked: table.asked,
		answered: table.answered,
		actor: table.actor,
		riders: table.riders.map(copyRider),
		order: table.order.slice(),
		turn: table.turn,
		queue: table.queue.slice(),
		lines: table.lines.map((riders) => riders.slice()),
		drawOrder: table.drawOrder.slice(),
		totals: table.totals.map((totals) => ({ ...totals })),
		results: table.results.slice(),
		forms: table.forms.slice(),
		startSeat: table.startSeat,
		bids: table.bids.map(({ rider, cards }) => ({
			rider,
			cards: cards.slice()
		})),
		plays: table.plays,
		winnersRound: table.winnersRound
	};
}
function copyRider(rider) {
	return {
		...rider,
		deck: rider.deck.slice(),
		played: rider.played.slice(),
		finish: rider.finish === null ? null : { ...rider.finish }
	};
}
// games/flamme-rouge/rules/determinize.ts
function determinize(view, chance) {
	const table = copyPublic(view);
	const state = {
		...table,
		piles: view.piles.map((piles, id) => piles === null ? guessPiles(table, id, chance) : copyPiles(piles)),
		answers: view.answers.slice(),
		current: view.current.slice(),
		offers: view.offers.map((traits) => traits.slice())
	};
	if (state.phase === "trait") guessOffers(state, view.viewer, chance);
	for (let seat = 0; seat < state.tour.seats; seat++) if (seat !== view.viewer && !isTimeTrial(state)) guessHands(state, seat, chance);
	return state;
}
function guessPiles(table, id, chance) {
	const rider = table.riders[id];
	const piles = freshPiles(rider.deck);
	piles.marker = rider.marker;
	piles.isReshuffled = rider.isReshuffled;
	if (isDummy(table, id)) return piles;
	for (const bid of table.bids) if (bid.rider === id) for (const card of bid.cards) {
		piles.draw[card]--;
		piles.drawSize--;
	}
	for (let i = 0; i < rider.recycledSize; i++) {
		const card = takeFrom(piles.draw, piles.drawSize, chance);
		piles.drawSize--;
		piles.recycled[card]++;
		piles.recycledSize++;
	}
	return piles;
}
function guessOffers(state, viewer, chance) {
	const cards = traitCards();
	for (const trait of state.offers[viewer] ?? []) cards.splice(cards.indexOf(trait), 1);
	shuffle(cards, chance);
	for (let seat = 0; seat < state.tour.seats; seat++) if (seat !== viewer) state.offers[seat] = cards.splice(0, 2);
}
function guessHands(state, seat, chance) {
	const { phase, leg } = state;
	if (phase === "bidCard") return guessBid(state, seat, chance);
	const racing = ridersOf(seat).filter((id) => isRacing(state.riders[id]));
	if (racing.length === 0 || phase !== "pick" && phase !== "prep" && phase !== "hand") return;
	if (phase === "pick") {
		if (racing.length === 1) state.current[seat] = racing[0];
		return;
	}
	const first = racing[chance.int(racing.length)];
	state.current[seat] = first;
	const isAsked = (state.asked & 1 << seat) !== 0;
	if (leg === 0) {
		if (phase === "hand") deal(state, first, isAsked, chance);
		return;
	}
	deal(state, first, false, chance);
	if (racing.length < 2) return;
	state.current[seat] = mateOf(first);
	if (phase === "hand") deal(state, mateOf(first), isAsked, chance);
}
function guessBid(state, seat, chance) {
	const own = ridersOf(seat);
	const id = state.bids.find(({ rider }) => teamOf(rider) === seat)?.rider ?? own[chance.int(own.length)];
	state.current[seat] = id;
	drawHand(state.piles[id], 4, chance);
}
function deal(state, id, isChoosing, chance) {
	const piles = state.piles[id];
	drawHand(piles, handSize(state, id), chance);
	if (isChoosing) return;
	commit(piles, anyCard(piles, chance), false);
}
function anyCard({ hand, handSize: size }, chance) {
	return size === 0 ? 0 : takeFrom([...hand], size, chance);
}
// games/flamme-rouge/rules/moves.ts
const PREPS = [
	"none",
	"refresh",
	"baroudeur",
	"both"
];
const EXTRAS = [
	"none",
	"musette",
	"gnak",
	"coupDePedale",
	"coupDeBluff"
];
const SPRINTS = [
	"follow",
	"stop",
	"rideOn"
];
const MAX_SQUARE = 12;
const rider = int().check(_gte(0), _lte(11));
const card = literal([...CARDS]);
const use = boolean();
const moveSchema = discriminatedUnion("type", [
	strictObject({
		type: literal("chooseTrait"),
		trait: _enum(TRAITS),
		rider
	}),
	strictObject({
		type: literal("assignForm"),
		rider
	}),
	strictObject({
		type: literal("bidRider"),
		rider
	}),
	strictObject({
		type: literal("bidCard"),
		card
	}),
	strictObject({
		type: literal("placeStart"),
		rider,
		square: int().check(_gte(1), _lte(MAX_SQUARE))
	}),
	strictObject({
		type: literal("pickRider"),
		rider
	}),
	strictObject({
		type: literal("prep"),
		use: _enum(PREPS)
	}),
	strictObject({
		type: literal("play"),
		card,
		extra: _enum(EXTRAS)
	}),
	strictObject({ type: literal("secondWind") }),
	strictObject({ type: literal("cerealBar") }),
	strictObject({ type: literal("extraCard") }),
	strictObject({
		type: literal("react"),
		use
	}),
	strictObject({
		type: literal("kick"),
		use
	}),
	strictObject({
		type: literal("suceur"),
		use
	}),
	strictObject({
		type: literal("sprint"),
		choice: _enum(SPRINTS)
	}),
	strictObject({ type: literal("ready") })
]);
const PICK = Array.from({ length: 12 }, (_, id) => Object.freeze({
	type: "pickRider",
	rider: id
}));
const PLACE = Array.from({ length: 12 }, (_, id) => Array.from({ length: 13 }, (__, square) => Object.freeze({
	type: "placeStart",
	rider: id,
	square
})));
const PLAY = Array.from({ length: 10 }, (_, value) => EXTRAS.map((extra) => Object.freeze({
	type: "play",
	card: value,
	extra
})));
const PREP = PREPS.map((of) => Object.freeze({
	type: "prep",
	use: of
}));
const SECOND_WIND = Object.freeze({ type: "secondWind" });
const CEREAL_BAR = Object.freeze({ type: "cerealBar" });
const EXTRA_CARD = Object.freeze({ type: "extraCard" });
const READY = Object.freeze({ type: "ready" });
const yesNo = (type) => YES_NO[type];
const YES_NO = {
	react: [Object.freeze({
		type: "react",
		use: true
	}), Object.freeze({
		type: "react",
		use: false
	})],
	kick: [Object.freeze({
		type: "kick",
		use: true
	}), Object.freeze({
		type: "kick",
		use: false
	})],
	suceur: [Object.freeze({
		type: "suceur",
		use: true
	}), Object.freeze({
		type: "suceur",
		use: false
	})]
};
const SPRINT = SPRINTS.map((choice) => Object.freeze({
	type: "sprint",
	choice
}));
function moveKey(move) {
	switch (move.type) {
		case "play": return move.card * EXTRAS.length + EXTRAS.indexOf(move.extra);
		case "secondWind": return 50;
		case "cerealBar": return 51;
		case "extraCard": return 52;
		case "ready": return 53;
		case "react": return 60 + Number(move.use);
		case "kick": return 62 + Number(move.use);
		case "suceur": return 64 + Number(move.use);
		case "sprint": return 70 + SPRINTS.indexOf(move.choice);
		case "prep": return 80 + PREPS.indexOf(move.use);
		case "bidCard": return 90 + move.card;
		case "pickRider": return 100 + move.rider;
		case "bidRider": return 120 + move.rider;
		case "assignForm": return 140 + move.rider;
		case "chooseTrait": return 200 + move.rider * TRAITS.length + TRAITS.indexOf(move.trait);
		case "placeStart": return 400 + move.rider * 20 + move.square;
	}
}
// games/flamme-rouge/rules/refusals.ts
const { codes: REFUSALS, refuse } = refusalsOf({
	GAME_OVER: "FR-71",
	NOT_ASKED: "FR-15",
	OTHER_HAND_FIRST: "FR-15",
	WRONG_PHASE: "FR-110",
	NOT_YOUR_RIDER: "FR-110",
	NOT_DEALT: "FR-40",
	ALREADY_PLACED: "FR-11",
	NOT_A_START_SQUARE: "FR-11",
	SQUARE_FULL: "FR-11",
	NOT_IN_HAND: "FR-15",
	ONLY_ON_ROAD: "FR-76",
	ONLY_IN_TIME_TRIAL: "FR-74",
	NO_MUSETTE: "FR-49",
	MUSETTE_SPENT: "FR-49",
	NO_EXHAUSTION: "FR-49",
	NOT_BAROUDEUR: "FR-92",
	BAROUDEUR_USED: "FR-92",
	BAROUDEUR_CLOSED: "FR-92",
	NO_SUCH_FORM: "FR-99",
	NO_EXHAUSTION_IN_HAND: "FR-102",
	NOT_BEST_CARD: "FR-104",
	NOTHING_PLAYED: "FR-105",
	NOT_IN_ZONE: "FR-51",
	SPRINT_DECIDED: "FR-51",
	NO_MORE_CARDS: "FR-16"
});
// games/flamme-rouge/rules/phases/phase.ts
const asking = {
	toAct: ({ asked, answered }) => seatsIn(asked & ~answered),
	committed: ({ asked, answered }) => asked === answered ? nobody() : seatsIn(answered)
};
function answer(state, seat, move, ctx, resolve) {
	state.answers[seat] = move;
	state.answered |= 1 << seat;
	ctx.emit?.({
		type: "answered",
		seat,
		move
	}, { only: seat });
	return state.asked === state.answered ? resolve(state, ctx) : "wait";
}
function notYours(seat, rider) {
	return teamOf(rider) === seat ? void 0 : refuse("NOT_YOUR_RIDER", { rider });
}
// games/flamme-rouge/rules/phases/before.ts
const trait = {
	...asking,
	moves: ["chooseTrait"],
	candidates: traitMoves,
	whyNot(state, seat, { trait: wanted, rider }) {
		return notYours(seat, rider) ?? (state.offers[seat].includes(wanted) ? void 0 : refuse("NOT_DEALT", { trait: wanted }));
	},
	legal: traitMoves,
	fallback: (state, seat) => traitMoves(state, seat)[0],
	apply: (state, seat, move, ctx) => answer(state, seat, move, ctx, resolveTraits)
};
const form = {
	...asking,
	moves: ["assignForm"],
	candidates: (_, seat) => ridersOf(seat).map((rider) => ({
		type: "assignForm",
		rider
	})),
	whyNot: (_, seat, { rider }) => notYours(seat, rider),
	legal: (_, seat) => ridersOf(seat).map((rider) => ({
		type: "assignForm",
		rider
	})),
	fallback: (_, seat) => ({
		type: "assignForm",
		rider: 2 * seat
	}),
	apply: (state, seat, move, ctx) => answer(state, seat, move, ctx, resolveForms)
};
const rest = {
	...asking,
	moves: ["ready"],
	candidates: () => [READY],
	whyNot: () => void 0,
	legal: () => [READY],
	fallback: () => READY,
	apply: (state, seat, move, ctx) => answer(state, seat, move, ctx, endPause)
};
const bidRider = {
	...asking,
	moves: ["bidRider"],
	candidates: (_, seat) => ridersOf(seat).map((rider) => ({
		type: "bidRider",
		rider
	})),
	whyNot: (_, seat, { rider }) => notYours(seat, rider),
	legal: (_, seat) => ridersOf(seat).map((rider) => ({
		type: "bidRider",
		rider
	})),
	fallback: (_, seat) => ({
		type: "bidRider",
		rider: 2 * seat
	}),
	apply: (state, seat, move, ctx) => answer(state, seat, move, ctx, resolveBidRiders)
};
const bidCard = {
	...asking,
	moves: ["bidCard"],
	candidates: bidMoves,
	whyNot(state, seat, { card }) {
		return state.piles[state.current[seat]].hand[card] === 0 ? refuse("NOT_IN_HAND", { card }) : void 0;
	},
	legal: bidMoves,
	fallback: (state, seat) => bidMoves(state, seat)[0],
	apply: (state, seat, move, ctx) => answer(state, seat, move, ctx, resolveBidCards)
};
const START_SQUARES = 5;
const place = {
	...asking,
	moves: ["placeStart"],
	candidates: (_, seat) => ridersOf(seat).flatMap((rider) => Array.from({ length: START_SQUARES }, (__, i) => ({
		type: "placeStart",
		rider,
		square: i + 1
	}))),
	whyNot(state, seat, { rider, square }) {
		const refusal = notYours(seat, rider);
		if (refusal !== void 0) return refusal;
		if (!isToPlace(state, rider)) return refuse("ALREADY_PLACED", { rider });
		const last = roadIn(state).start;
		if (square > last) return refuse("NOT_A_START_SQUARE", {
			square,
			last
		});
		return startLane(state, square) === 0 ? refuse("SQUARE_FULL", { square }) : void 0;
	},
	legal: placeMoves,
	fallback: (state, seat) => placeMoves(state, seat).at(-1),
	apply(state, _, { rider, square }, ctx) {
		tell(state, {
			type: "placed",
			spot: {
				rider,
				at: square,
				lane: startLane(state, square)
			}
		}, ctx);
		return askPlacing(state, ctx);
	}
};
function traitMoves(state, seat) {
	return [...new Set(state.offers[seat])].flatMap((card) => ridersOf(seat).map((rider) => ({
		type: "chooseTrait",
		trait: card,
		rider
	})));
}
function resolveTraits(state, ctx) {
	tell(state, {
		type: "traitsChosen",
		riders: state.answers.flatMap((move) => move?.type === "chooseTrait" ? [{
			rider: move.rider,
			trait: move.trait
		}] : [])
	}, ctx);
	return beginStage(state, 0, ctx);
}
function bidMoves(state, seat) {
	const id = state.current[seat] ?? null;
	if (id === null) return [];
	const { hand } = state.piles[id];
	return CARDS.filter((card) => hand[card] > 0).map((card) => ({
		type: "bidCard",
		card
	}));
}
function placeMoves(state, seat) {
	const moves = [];
	for (const rider of ridersOf(seat)) {
		if (!isToPlace(state, rider)) continue;
		for (let square = 1; square <= roadIn(state).start; square++) if (startLane(state, square) !== 0) moves.push(PLACE[rider][square]);
	}
	return moves;
}
// games/flamme-rouge/rules/phases/energy.ts
const pick = {
	...asking,
	moves: ["pickRider"],
	candidates: (_, seat) => [PICK[2 * seat], PICK[2 * seat + 1]],
	whyNot: (_, seat, { rider }) => notYours(seat, rider),
	legal: (_, seat) => [PICK[2 * seat], PICK[2 * seat + 1]],
	fallback: (_, seat) => PICK[2 * seat],
	apply(state, seat, move, ctx) {
		return isTimeTrial(state) ? pickInTurn(state, seat, move.rider, ctx) : answer(state, seat, move, ctx, resolvePick);
	}
};
const prep = {
	...asking,
	moves: ["prep"],
	candidates: (state, seat) => (state.current[seat] ?? null) === null ? [] : [...PREP],
	whyNot: (state, seat, { use }) => whyNotPrep(state, state.current[seat], use),
	legal: (state, seat) => PREP.filter((move) => move.type === "prep" && whyNotPrep(state, state.current[seat], move.use) === void 0),
	fallback: () => PREP[0],
	apply(state, seat, move, ctx) {
		return isTimeTrial(state) ? prepInTurn(state, seat, move.use, ctx) : answer(state, seat, move, ctx, resolvePrep);
	}
};
function whyNotPrep(state, id, use) {
	const rider = state.riders[id];
	if (use === "refresh" || use === "both") {
		if (isTimeTrial(state)) return refuse("ONLY_ON_ROAD");
		if (rider.musettes === 0) return refuse("NO_MUSETTE");
		if (rider.deck[0] === 0) return refuse("NO_EXHAUSTION");
	}
	if (use === "baroudeur" || use === "both") {
		if (rider.trait !== "baroudeur") return refuse("NOT_BAROUDEUR");
		if (rider.marker !== "unused") return refuse("BAROUDEUR_USED");
		if (!canActivate(rider)) return refuse("BAROUDEUR_CLOSED");
	}
}
// games/flamme-rouge/rules/phases/hand.ts
const hand = {
	...asking,
	moves: [
		"play",
		"secondWind",
		"cerealBar",
		"extraCard"
	],
	candidates(state, seat) {
		const id = state.current[seat] ?? null;
		if (id === null) return [];
		const cards = cardsInHand(state, id);
		if (!state.tour.isTour) return cards.map((card) => PLAY[card][0]);
		return [
			...cards.flatMap((card) => PLAY[card]),
			SECOND_WIND,
			CEREAL_BAR,
			EXTRA_CARD
		];
	},
	whyNot,
	legal,
	fallback: (state, seat) => legal(state, seat)[0],
	apply(state, seat, move, ctx) {
		if (!isTimeTrial(state)) return answer(state, seat, move, ctx, resolveHand);
		if (move.type === "play") return playInTurn(state, seat, move.card, move.extra, ctx);
		useHand(state, seat, move.type, ctx);
		return ask(state, "hand", 1 << seat, ctx, state.leg, state.actor);
	}
};
function cardsInHand({ piles }, id) {
	const own = piles[id];
	if (own.handSize === 0) return own.card === null ? [0] : [];
	return CARDS.filter((card) => own.hand[card] > 0);
}
function legal(state, seat) {
	const id = state.current[seat];
	const { hand: own, handSize } = state.piles[id];
	const moves = [];
	if (handSize === 0) moves.push(PLAY[0][0]);
	else for (let card = 0; card < own.length; card++) if (own[card] > 0) moves.push(PLAY[card][0]);
	if (!state.tour.isTour) return moves;
	const cards = moves.length;
	for (let i = 1; i < EXTRAS.length; i++) for (let c = 0; c < cards; c++) {
		const plain = moves[c];
		if (plain.type === "play" && whyNotExtra(state, id, plain.card, EXTRAS[i]) === void 0) moves.push(PLAY[plain.card][i]);
	}
	if (whyNotSecondWind(state, id) === void 0) moves.push(SECOND_WIND);
	if (whyNotCerealBar(state, id) === void 0) moves.push(CEREAL_BAR);
	if (whyNotExtraCard(state, id) === void 0) moves.push(EXTRA_CARD);
	return moves;
}
function whyNot(state, seat, move) {
	const id = state.current[seat];
	switch (move.type) {
		case "play":
			if (!cardsInHand(state, id).includes(move.card)) return refuse("NOT_IN_HAND", { card: move.card });
			return move.extra === "none" ? void 0 : whyNotExtra(state, id, move.card, move.extra);
		case "secondWind": return whyNotSecondWind(state, id);
		case "cerealBar": return whyNotCerealBar(state, id);
		default: return whyNotExtraCard(state, id);
	}
}
function whyNotExtra(state, id, card, extra) {
	const rider = state.riders[id];
	if (extra === "musette") {
		if (isTimeTrial(state)) return refuse("ONLY_ON_ROAD");
		if (state.piles[id].refreshed > 0) return refuse("MUSETTE_SPENT");
		return rider.musettes === 0 ? refuse("NO_MUSETTE") : void 0;
	}
	if (!isTimeTrial(state)) return refuse("ONLY_IN_TIME_TRIAL");
	if (rider.form !== extra || rider.isFormUsed) return refuse("NO_SUCH_FORM", { form: extra });
	if (extra === "coupDePedale" && card !== BEST_CARD[kindOf(state, id)]) return refuse("NOT_BEST_CARD", {
		card,
		best: BEST_CARD[kindOf(state, id)]
	});
	return extra === "coupDeBluff" && rider.played.length === 0 ? refuse("NOTHING_PLAYED") : void 0;
}
function whyNotSecondWind(state, id) {
	const [rider, own] = [state.riders[id], state.piles[id]];
	if (rider.form !== "deuxiemeSouffle" || rider.isFormUsed || own.hasSecondWind) return refuse("NO_SUCH_FORM", { form: "deuxiemeSouffle" });
	return own.handSize === 0 ? refuse("NO_MORE_CARDS") : void 0;
}
function whyNotCerealBar(state, id) {
	const [rider, own] = [state.riders[id], state.piles[id]];
	if (rider.form !== "barre" || rider.isFormUsed || own.hasCerealBar) return refuse("NO_SUCH_FORM", { form: "barre" });
	return own.hand[0] === 0 ? refuse("NO_EXHAUSTION_IN_HAND") : void 0;
}
function whyNotExtraCard(state, id) {
	if (!state.tour.isTour || isTimeTrial(state) || !isInZone(state, id)) return refuse("NOT_IN_ZONE");
	if (!isInOpenZone(state, id)) return refuse("SPRINT_DECIDED");
	const own = state.piles[id];
	return own.extra >= 8 || own.drawSize + own.recycledSize === 0 ? refuse("NO_MORE_CARDS") : void 0;
}
// games/flamme-rouge/rules/phases/open.ts
const react = {
	...asking,
	...yesOrNo("react"),
	moves: ["react"],
	apply(state, _, { use }, ctx) {
		const rider = state.actor;
		if (use) react$1(state, rider, ctx);
		else tell(state, {
			type: "declined",
			rider,
			what: "react"
		}, ctx);
		return askReactions(state, state.queue, ctx);
	}
};
const kick = {
	...asking,
	...yesOrNo("kick"),
	moves: ["kick"],
	apply(state, _, { use }, ctx) {
		const rider = state.actor;
		if (use) tell(state, {
			type: "kicked",
			spot: kickSpot(state, roadIn(state), rider)
		}, ctx);
		else tell(state, {
			type: "declined",
			rider,
			what: "kick"
		}, ctx);
		return isTimeTrial(state) ? endLeg(state, ctx) : moveRiders(state, ctx);
	}
};
const suceur = {
	...asking,
	...yesOrNo("suceur"),
	moves: ["suceur"],
	apply(state, _, { use }, ctx) {
		const rider = state.actor;
		if (use) tell(state, {
			type: "slippedInside",
			spot: suceurSlip(state.riders, roadIn(state), rider)
		}, ctx);
		else tell(state, {
			type: "declined",
			rider,
			what: "suceur"
		}, ctx);
		return askSuceurs(state, state.queue, ctx);
	}
};
const sprint = {
	...asking,
	moves: ["sprint"],
	candidates: () => [...SPRINT],
	whyNot: () => void 0,
	legal: () => [...SPRINT],
	fallback: () => SPRINT[0],
	apply(state, _, { choice }, ctx) {
		const rider = state.actor;
		const how = {
			follow: "followed",
			stop: "stopped",
			rideOn: null
		}[choice];
		tell(state, {
			type: "sprintChosen",
			rider,
			choice,
			arrival: how === null ? null : arrivalOf(state, rider, how, state.round),
			discarded: choice === "rideOn" ? exhaustionPile(state, rider) : null
		}, ctx);
		return askSprints(state, state.queue, ctx);
	}
};
function exhaustionPile(state, rider) {
	const { recycled, draw, recycledSize, drawSize } = state.piles[rider];
	return dropExhaustion({
		...state.piles[rider],
		recycled: [...recycled],
		draw: [...draw],
		recycledSize,
		drawSize
	});
}
function yesOrNo(type) {
	const [yes, no] = yesNo(type);
	return {
		candidates: () => [yes, no],
		whyNot: () => void 0,
		legal: () => [yes, no],
		fallback: () => no
	};
}
// games/flamme-rouge/rules/phases/index.ts
const PHASE_RULES = {
	trait,
	form,
	bidRider,
	bidCard,
	place,
	pick,
	prep,
	hand,
	react,
	kick,
	suceur,
	sprint,
	rest
};
// games/flamme-rouge/rules/index.ts
const game = {
	id: "flamme-rouge",
	rulesVersion: 2,
	seats: {
		min: 1,
		max: MAX_TEAMS,
		best: 4
	},
	optionFields,
	schemas: {
		options: optionSchema,
		move: moveSchema
	},
	optionIssues: ({ tour, ...options }, seats) => typeof tour === "object" && tour.carry !== void 0 ? carryRiderIssues(tour.carry, 2 * teamsOf({
		tour,
		...options
	}, seats).length) : [],
	setup,
	...inPhases({
		phases: PHASE_RULES,
		refusals: {
			gameOver: () => refuse("GAME_OVER"),
			notToAct: () => refuse("NOT_ASKED"),
			wrongPhase: ({ phase }, { type }) => type === "pickRider" && (phase === "hand" || phase === "prep") ? refuse("OTHER_HAND_FIRST") : refuse("WRONG_PHASE", { phase })
		},
		advance: (state, _, step, ctx) => advance(state, step, ctx)
	}),
	isResting: ({ phase }) => phase === "rest",
	outcome,
	clone,
	moveKey,
	view,
	determinize
};
function outcome(state) {
	if (state.phase !== "finished") return void 0;
	const { tour } = state;
	const teams = tour.isTour ? finalOrder(state) : raceTeams(raceOrderAtEnd(state));
	return {
		places: placesOf(teams, tour.seats),
		scores: Array.from({ length: tour.seats }, (_, seat) => tour.teams.length - 1 - teams.indexOf(seat))
	};
}
// games/flamme-rouge/bot/forecast.ts
function forecast({ riders }, road, self) {
	const squares = [];
	for (let id = 0; id < riders.length; id++) {
		const rider = riders[id];
		if (id !== self && rider.lane !== 0 && isRacing(rider)) squares.push(rider.at + likelyDistance(road, rider));
	}
	return squares;
}
function shelter(road, others, at) {
	if (at > road.line || others.includes(at + 1)) return 0;
	return others.includes(at + 2) && hasSlipstream(road, at) ? 1 : -EXPOSED;
}
const EXPOSED = 1.6;
function hasSlipstream({ slipstream }, at) {
	return slipstream[at + 16] === 1 && slipstream[at + 1 + 16] === 1 && slipstream[at + 2 + 16] === 1;
}
function likelyDistance(road, rider) {
	const value = Math.round(raisedValue(road, rider.at, averageCard(rider), false));
	return baseDistance(road, rider.at, value, climbLimit(rider));
}
function averageCard({ deck }) {
	let size = 0;
	let sum = 0;
	for (let card = 0; card < deck.length; card++) {
		size += deck[card];
		sum += deck[card] * (card < 2 ? 2 : card);
	}
	return size === 0 ? 2 : sum / size;
}
// games/flamme-rouge/bot/cards.ts
const LAST_SQUARES = 16;
function bestHandMove(state, id, legal) {
	const road = roadIn(state);
	const rider = state.riders[id];
	if (legal.includes(CEREAL_BAR)) return CEREAL_BAR;
	const plays = legal.filter((move) => move.type === "play");
	const worth = isTimeTrial(state) ? trialWorth : roadWorth;
	const others = forecast(state, road, id);
	let best = plays[0];
	let most = -Infinity;
	for (const play of plays) {
		const value = worth(state, road, id, play, others);
		if (value > most) [best, most] = [play, value];
	}
	const crosses = rider.at + distanceOf(state, road, rider, best) > road.line;
	if (legal.includes(SECOND_WIND) && isPoorHand(rider, best)) return SECOND_WIND;
	if (legal.includes(EXTRA_CARD) && rider.isSprinting && !crosses && state.piles[id].extra < 2) return EXTRA_CARD;
	return best;
}
function roadWorth(state, road, id, play, others) {
	const rider = state.riders[id];
	const distance = distanceOf(state, road, rider, play);
	const { to } = landing(state.riders, road, id, distance);
	const at = Math.max(rider.at, Math.min(rider.at + distance, to + 1));
	const left = road.line + 1 - rider.at;
	const strength = play.card === 0 ? 0 : play.card;
	const musette = play.extra === "musette" ? 1.2 : 0;
	if (distance >= left) return 100 + distance - musette;
	const price = left <= LAST_SQUARES ? .35 : .85;
	return at - rider.at + shelter(road, others, at) * (left <= 9 ? .4 : 1) - price * strength - musette;
}
function trialWorth(state, road, id, play) {
	const rider = state.riders[id];
	const distance = distanceOf(state, road, rider, play);
	const left = road.line + 1 - rider.at;
	if (distance >= left) return 100 + distance;
	const isTiring = isHighest(rider, state.piles[id].hand, play.card);
	const form = play.extra === "none" ? 0 : .8;
	return distance - (isTiring && left > 14 ? 1.5 : 0) - (left > 14 ? .2 * play.card : 0) - form;
}
function distanceOf(state, road, rider, { card, extra }) {
	const bluff = extra === "coupDeBluff" ? rider.played.at(-1) : card;
	const value = extra === "musette" ? 5 : cardValue(rider, bluff);
	const bonus = extra === "gnak" ? 1 : extra === "coupDePedale" ? 2 : 0;
	const ride = rideOf(state, road, bonus === 0 ? rider : {
		...rider,
		bonus
	}, value);
	return ride.base + ride.bonus;
}
function isPoorHand(rider, best) {
	return best.card < 4 && averageCard(rider) > 4;
}
// games/flamme-rouge/bot/choices.ts
const TRAIT_RANKS = [
	"baroudeur",
	"suceur",
	"poursuiteur",
	"grimpeur",
	"patron",
	"equipier",
	"funambule"
];
const FOR_SPRINTEUR = [
	"suceur",
	"funambule",
	"coupDePedale",
	"coupDeRein",
	"coupDeBluff",
	"deuxiemeSouffle"
];
function bestTrait(legal) {
	return legal.toSorted((a, b) => traitRank(a) - traitRank(b))[0];
}
function bestForm(state, seat, legal) {
	return legal[FOR_SPRINTEUR.includes(state.forms[seat]) ? 1 : 0];
}
function bestPrep(state, seat, legal) {
	const rider = state.riders[state.current[seat]];
	const road = roadIn(state);
	const isTime = road.climbs.length > 0 || rider.turns > 0 || road.line - rider.at < 45;
	const wanted = [
		rider.deck[0] >= 2 && isTime ? "both" : "",
		isTime ? "baroudeur" : "",
		rider.deck[0] >= 2 ? "refresh" : ""
	];
	return legal.find((move) => move.type === "prep" && wanted.includes(move.use)) ?? PREP[0];
}
function isReactionWorth(state) {
	const rider = state.riders[state.actor];
	const left = roadIn(state).line - rider.at;
	if (rider.form === "coupDeBluff") return rider.played.at(-1) - rider.value >= 3;
	return left <= 25;
}
function isSlipWorth(state) {
	return roadIn(state).line - state.riders[state.actor].at <= 10;
}
function bestSprint() {
	return SPRINT[0];
}
function bestPlace(state, legal) {
	const square = (move) => move.type === "placeStart" ? move.square * 2 + Number(kindOf(state, move.rider) === 1) : 0;
	return legal.toSorted((a, b) => square(b) - square(a))[0];
}
function traitRank(move) {
	if (move.type !== "chooseTrait") return 0;
	const isFitting = move.rider % 2 === 1 === FOR_SPRINTEUR.includes(move.trait);
	return TRAIT_RANKS.indexOf(move.trait) * 2 + (isFitting ? 0 : 1);
}
// games/flamme-rouge/bot/features.ts
const features$1 = {
	seats: ({ tour }) => tour.seats,
	progress: (state) => (state.day + stageProgress(state)) / state.tour.days.length,
	isQuiet: ({ phase, answered, leg }) => phase === "pick" && answered === 0 && leg === 0,
	list: [
		{
			name: "firstRider",
			means: {
				fr: "un meilleur coureur plus avancé, sur la route et au temps",
				en: "a best rider farther on, on the road and by the clock"
			},
			of: (state, seat) => ranked(state, seat)[0].squares
		},
		{
			name: "secondRider",
			means: {
				fr: "un second coureur plus avancé",
				en: "a second rider farther on"
			},
			of: (state, seat) => ranked(state, seat)[1].squares
		},
		{
			name: "finishPlace",
			means: {
				fr: "un coureur mieux placé pour l’arrivée",
				en: "a rider better placed for the finish"
			},
			of: (state, seat) => Math.max(...ridersOf(seat).map((id) => roadOf(state, id))) * stageProgress(state) ** 4
		},
		{
			name: "firstStrength",
			means: {
				fr: "de meilleures cartes pour le meilleur coureur",
				en: "better cards left to the best rider"
			},
			of: (state, seat) => strengthOf(state, ranked(state, seat)[0].id)
		},
		{
			name: "secondStrength",
			means: {
				fr: "de meilleures cartes pour le second coureur",
				en: "better cards left to the second rider"
			},
			of: (state, seat) => strengthOf(state, ranked(state, seat)[1].id)
		},
		{
			name: "freshness",
			means: {
				fr: "moins de cartes de fatigue",
				en: "fewer exhaustion cards"
			},
			of: (state, seat) => -ridersOf(seat).reduce((sum, id) => sum + state.riders[id].deck[0], 0)
		},
		{
			name: "shelter",
			means: {
				fr: "un coureur à l’abri",
				en: "a rider in the shelter of others"
			},
			of: (state, seat) => ridersOf(seat).filter((id) => isSheltered(state, id)).length
		},
		{
			name: "musettes",
			means: {
				fr: "plus de musettes",
				en: "more musettes"
			},
			of: (state, seat) => ridersOf(seat).reduce((sum, id) => sum + state.riders[id].musettes, 0)
		}
	]
};
const SECONDS_A_SQUARE = 6;
const SQUARES_A_ROUND = 8;
const SQUARES_A_TURN = 5;
function stageProgress(state) {
	const { line } = roadIn(state);
	return Math.min(1, Math.max(0, ...state.riders.map((rider) => isRacing(rider) ? rider.at : line)) / line);
}
function ranked(state, seat) {
	const [rouleur, sprinteur] = ridersOf(seat).map((id) => ({
		id,
		squares: squaresOf(state, id)
	}));
	return rouleur.squares >= sprinteur.squares ? [rouleur, sprinteur] : [sprinteur, rouleur];
}
function squaresOf(state, id) {
	return roadOf(state, id) - state.totals[id].time / SECONDS_A_SQUARE;
}
function roadOf(state, id) {
	const { at, turns, finish } = state.riders[id];
	if (isTimeTrial(state)) return Math.max(0, finish?.square ?? at) - SQUARES_A_TURN * (finish?.round ?? turns);
	if (finish === null) return Math.max(0, at);
	return Math.max(roadIn(state).line, finish.square) + SQUARES_A_ROUND * Math.max(0, state.round - finish.round);
}
function strengthOf(state, id) {
	const rider = state.riders[id];
	if (!isRacing(rider) || sizeOf(rider.deck) === 0) return 0;
	const left = Math.max(0, roadIn(state).line + 1 - rider.at);
	return (averageCard(rider) - 4) * Math.min(4, left / 8);
}
function isSheltered({ riders }, id) {
	const { at } = riders[id];
	return isRacing(riders[id]) && riders.some((other) => isRacing(other) && (other.at === at + 1 || other.at === at + 2));
}
// games/flamme-rouge/bot/weights.json
var weights_default = {
	command: "echappee train flamme-rouge --games 1500 --option mode=race --seed train",
	seed: "train",
	rulesVersion: 2,
	features: [
		"firstRider",
		"secondRider",
		"finishPlace",
		"firstStrength",
		"secondStrength",
		"freshness",
		"shelter",
		"musettes"
	],
	start: [
		0,
		.03542,
		0,
		.05562,
		.02198,
		0,
		0,
		.19687
	],
	end: [
		.23247,
		0,
		.14397,
		.39493,
		.1314,
		0,
		0,
		.49745
	]
};
// games/flamme-rouge/bot/evaluate.ts
const judgement = {
	features: features$1,
	weights: weights_default
};
const styles = {
	attacker: { firstRider: .5 },
	wheelSucker: {
		shelter: 1.5,
		freshness: .5
	}
};
function evaluate(state, seat) {
	const { tour } = state;
	if (state.phase !== "finished") return chancesToWin(features$1, weights_default, state)[seat];
	return (tour.isTour ? finalOrder(state) : raceTeams(raceOrderAtEnd(state))).filter((team) => team < tour.seats)[0] === seat ? 1 : 0;
}
// games/flamme-rouge/bot/index.ts
const knowledge = {
	evaluate,
	judgement,
	styles,
	horizon: 1,
	levels: {
		leader: { attention: .5 },
		champion: { iterations: 200 }
	},
	playout(state, seat) {
		const { phase } = state;
		if (phase === "finished") throw new Error("the race is over");
		const legal = PHASE_RULES[phase].legal(state, seat);
		switch (phase) {
			case "trait": return bestTrait(legal);
			case "form": return bestForm(state, seat, legal);
			case "place": return bestPlace(state, legal);
			case "rest":
			case "bidRider":
			case "bidCard": return legal[0];
			case "pick": return PICK[2 * seat + (state.riders[2 * seat].at <= state.riders[2 * seat + 1].at ? 0 : 1)];
			case "prep": return bestPrep(state, seat, legal);
			case "hand": return bestHandMove(state, state.current[seat], legal);
			case "react": return yesNo("react")[isReactionWorth(state) ? 0 : 1];
			case "kick": return yesNo("kick")[0];
			case "suceur": return yesNo("suceur")[isSlipWorth(state) ? 0 : 1];
			case "sprint": return bestSprint();
		}
	}
};
export { game, knowledge };
