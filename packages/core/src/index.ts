export { type Action, type ActionType } from './action.js';
export { formatAction, parseAction } from './action-text.js';
export { formatBid, parseBid, type Bid } from './bid.js';
export { legalBids, makeBid, startBidding, type BiddingSetup } from './bidding.js';
export { whyNotBid, type BidError } from './bidding-legal.js';
export {
  bidderOf,
  type Bidding,
  type BiddingResult,
  type BiddingStage,
  type Contender,
  type SaidBid,
} from './bidding-state.js';
export { callableSuits, isBlocked, mustCalls, renonceSuits, type CallingRules } from './calling.js';
export {
  cardPoints,
  DECK,
  isCard,
  parseCard,
  parseCards,
  placeOf,
  RANKS,
  rankOf,
  SUITS,
  suitOf,
  type Card,
  type CardError,
  type CardListError,
  type Deck,
  type Rank,
  type Suit,
} from './card.js';
export {
  cardsOf,
  difference,
  has,
  intersection,
  NO_CARDS,
  PACK,
  setOf,
  setOfCard,
  size,
  union,
  type CardSet,
} from './card-set.js';
export {
  CALLABLE_SUITS,
  CONTRACT_KINDS,
  formatContract,
  isCalledCard,
  isContract,
  isPartnerKind,
  isRaise,
  isTout,
  parseContract,
  RAISE_RANGE,
  type BareContract,
  type CallableSuit,
  type CalledCard,
  type Contract,
  type ContractError,
  type ContractKind,
  type HonourSolo,
  type PartnerKind,
  type Rufer,
  type SuitSolo,
} from './contract.js';
export { type CalledDuty } from './called-ace.js';
export {
  CSV_CELLS,
  CSV_COLUMNS,
  CSV_DIALECTS,
  type CsvColumn,
  type CsvDialect,
  type CsvWords,
} from './csv-columns.js';
export { type DecimalSign } from './csv-number.js';
export { readCsv, type CsvError, type CsvErrorCode, type CsvReadOptions } from './csv-read.js';
export { type Delimiter } from './csv-text.js';
export { writeCsv, type CsvOptions } from './csv-write.js';
export {
  dealFrom,
  dealOf,
  dealPack,
  offeredCards,
  packetSizes,
  type DealError,
  type DealRules,
  type Dealt,
} from './deal.js';
export { entriesAboveWorst } from './entries.js';
export {
  checkHand,
  paysMargin,
  runnerRange,
  type Hand,
  type HandError,
  type Demand,
  type HandErrorCode,
  type HandInput,
  type Penalty,
  type RamschHand,
  type RunnerRange,
  type RunnerSide,
  type SideHand,
  type TermsField,
} from './hand.js';
export { finalPayments, leadersOf, type FinalPayment } from './final-payments.js';
export { formatFrench, FRENCH_RANKS, FRENCH_SUITS, parseAnyCard, parseFrench } from './french.js';
export { nameableGames, whyNotGame, type NamingError, type NamingOptions } from './games.js';
export { act, newGame, replay, startGame, type ActError, type GameSetupError } from './game.js';
export { actions } from './game-actions.js';
export {
  actionsOf,
  cardsHeld,
  cardsSeen,
  contractOf,
  gameInput,
  gamesOf,
  type Game,
  type GameResult,
  type Phase,
} from './game-state.js';
export { formatHand, parseHand, type CardWriter, type HandTextOptions } from './hand-text.js';
export { formatSheet, parseSheet, readSheet, rereadSheet } from './json.js';
export { type SheetFileError, type SheetFileErrorCode } from './sheet-error.js';
export { isSameSheet } from './same-sheet.js';
export {
  decideKnock,
  knockerOf,
  startKnocks,
  type Knocker,
  type KnockError,
  type Knocks,
} from './knock.js';
export { type BockRounds } from './bock.js';
export { namedHand, seatedHand } from './ledger-hand.js';
export { consequenceOf, type RowError } from './ledger-move.js';
export {
  beginLedger,
  foldRows,
  foldSheet,
  type ByPerson,
  type Ledger,
  type LedgerRow,
} from './ledger.js';
export { type Refusal } from './legal.js';
export { mergeSheets } from './merge.js';
export {
  ALL_POINTS,
  isDecidedByTricks,
  judge,
  pointsToWin,
  wonByTricks,
  type Count,
  type CountError,
  type Margin,
  type Verdict,
  type WinTerms,
} from './outcome.js';
export { callKontra, KONTRA_CALLS, kontraSeats, whyNoKontra, type KontraError } from './kontra.js';
export {
  claimRest,
  takesTheRest,
  type RestClaim,
  type ClaimError,
  type ClaimVerdict,
} from './claims.js';
export { OFFENCES, type Offence } from './offence.js';
export { penaltyOutcome } from './penalty.js';
export { possiblePartners, sidesKnownFrom } from './reveal.js';
export { perft } from './perft.js';
export { playCard, whyNot, type PlayError } from './play.js';
export {
  discardable,
  passOn,
  passOnTurn,
  putAway,
  startPassOn,
  takeUp,
  type PassOnError,
  type PassOnSolo,
} from './pass-on-solo.js';
export { formatGame, type GameRecord } from './notation.js';
export { parseGame, type NotationError, type NotationErrorCode } from './notation-read.js';
export {
  cardsOnTable,
  cardsPlayed,
  handOf,
  isDeclarerSide,
  isOver,
  legalCards,
  pointsOf,
  ranAway,
  tricksOf,
  type Deal,
  type Play,
} from './play-state.js';
export {
  movesOf,
  playedTricks,
  statesOf,
  type PlayedTrick,
  type PlayMove,
} from './play-history.js';
export {
  handInputOf,
  outcomeOf,
  type Outcome,
  type OutcomeError,
  type RamschOutcome,
  type SideOutcome,
} from './play-outcome.js';
export { startPlay, type PlaySetup, type SetupError, type SetupErrorCode } from './play-setup.js';
export { legalIn, whyNotIn, type Position } from './position.js';
export { isRaisable, raisesOver, whyNotRaise, type RaiseError } from './raising.js';
export {
  type AllTricksPrice,
  type Columns,
  type PointTable,
  type TableGame,
  type TableRow,
} from './point-table.js';
export { readingOf, type Manner, type ReadingStep } from './reading.js';
export { randomFrom, type Random } from './random.js';
export { rankOfGame, type RankingRules } from './ranking.js';
export { judgeRamsch, type RamschCount, type RamschVerdict } from './ramsch.js';
export { fail, ok, unwrap, type Failure, type Result } from './result.js';
export { officialRules, RULE_PRESET_IDS, RULE_PRESETS, type RulePresetId } from './rule-presets.js';
export {
  checkRules,
  handSize,
  playersInHand,
  type RulesError,
  type RulesErrorCode,
} from './rules-check.js';
export { formatRules, parseRules, type RulesTextError } from './rules-text.js';
export {
  BIDDABLE_KINDS,
  OFFICIAL_RULES,
  RULE_VALUES,
  RUNNER_KINDS,
  type BiddableKind,
  type ListedOption,
  type Rules,
  type RuleValue,
  type RunnerKind,
} from './rules.js';
export { paidRunners, runOf } from './runners.js';
export {
  isSeat,
  seatAfter,
  seatsFrom,
  type BySeat,
  type PlayersInHand,
  type Seat,
} from './seat.js';
export {
  checkCutter,
  cutterOf,
  firstDealer,
  nextDealer,
  seatingOf,
  type Chair,
  type CutterAway,
  type CutterError,
  type DealEnd,
  type Seating,
} from './seating.js';
export { cut, randomCut, shuffle, type CutError, type CutRules, type Pack } from './shuffle.js';
export {
  priceItem,
  settle,
  type LineItem,
  type Payment,
  type SettleError,
  type SettleOptions,
  type Settlement,
  type SettlementFactor,
  type SettlementLine,
  type Terms,
  type VirginPay,
} from './settle.js';
export {
  statisticsOf,
  type HandWorth,
  type PersonStatistics,
  type Statistics,
  type Tally,
} from './statistics.js';
export { feedStock, shareOut, type StockFlow, type StockSettlement } from './stock.js';
export { byPlace, placeBetween } from './row-place.js';
export {
  changeSheet,
  undoOf,
  type Beginning,
  type SheetChange,
  type SheetChangeError,
} from './sheet-change.js';
export {
  CORRECTION_REASONS,
  writtenRow,
  type AgreeRow,
  type BockRow,
  type CloseRow,
  type CorrectionRow,
  type DealerRow,
  type HandRow,
  type JoinRow,
  type LeaveRow,
  type PersonAmount,
  type Placing,
  type Player,
  type RenameRow,
  type ReorderRow,
  type Row,
  type SheetHand,
  type SheetRow,
  type ThrownInConsequence,
  type ThrownInRow,
} from './sheet-row.js';
export { type TableErrorCode } from './sheet-table.js';
export { newSheet, type RemovedRow, type Sheet } from './sheet.js';
export { TABLE_SIZE } from './sheet-limits.js';
export {
  isTariffId,
  PRICED_ITEMS,
  TARIFF_IDS,
  TARIFFS,
  type PricedItem,
  type Tariff,
  type TariffId,
} from './tariff.js';
export {
  checkTariff,
  MOST_PRICE,
  moneyOf,
  type TariffError,
  type TariffErrorCode,
} from './tariff-check.js';
export { TOURNAMENT_IDS, TOURNAMENTS, type Tournament, type TournamentId } from './tournaments.js';
export { trickPoints, trickWinner } from './trick.js';
export { trickReason, type TrickReason } from './trick-reason.js';
export {
  classOf,
  hasTrumpSuit,
  trumpTable,
  type CardClass,
  type TrumpOptions,
  type TrumpTable,
} from './trump.js';
export { isSie } from './sie.js';
export {
  giveBack,
  returnable,
  sayWedding,
  startWedding,
  weddingTurn,
  type Wedding,
  type WeddingError,
  type WeddingRules,
  type WeddingStage,
  type WeddingWord,
} from './wedding.js';
