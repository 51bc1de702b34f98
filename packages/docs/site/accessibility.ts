/** What each element does for keyboard and screen reader, and what is left to the page around it. */
export const ACCESSIBILITY: Readonly<Record<string, readonly string[]>> = {
  'skf-calculator': [
    'Every field is a native control with its label; what belongs together is a group with a name.',
    'Value and winners are read out when they change. A wrong number is marked as invalid and says why beside its field.',
  ],
  'skf-card': [
    'A picture with the name of the card in the page’s language; its states are part of the name: “Acorns Ober, may be played”.',
    'Playable, not playable and marked differ by bar, fading and frame, never by colour alone; forced colours keep the picture.',
    'It turns over without motion where the visitor wants less of it. It takes no focus: put it into a button, or use a hand.',
  ],
  'skf-contract-table': [
    'A table with headings of columns and rows; on a narrow screen its rows are stacked and stay a table for a screen reader.',
  ],
  'skf-hand': [
    'To look at it is a list of cards; to choose from, a list box with one stop for the Tab key: arrow keys, Home and End go from card to card, Enter or space chooses.',
    'A card that may not be played can be reached, says so, and when it is tried the reason is read out.',
    'Give `label` where several hands stand on a page.',
  ],
  'skf-replay': [
    'On the table the arrow keys step, Home and End jump, the space bar plays and pauses; every one of them is a button too, and the slider is a native one.',
    'What just happened is read out in a sentence. It never begins to play by itself, and cards do not fly where the visitor wants less motion.',
    'With `interactive` the visitor’s hand is chosen from as in `<skf-hand>`.',
  ],
  'skf-scoresheet': [
    'The panel is made of native buttons and fields in the order in which players speak; each group has a name.',
    'The sheet is a table with headings of columns and rows. Who leads is said in words; gain and loss differ by their sign.',
    'What was written, taken back or refused is read out. Dialogs hold the focus and give it back.',
    'It adds no heading of its own: put one above it.',
  ],
  'skf-settlement': [
    'A group with a name; what is paid for is a table with headings, the payments are a list.',
    'Gain and loss differ by their sign and weight, not by colour alone.',
  ],
  'skf-trick': [
    'A list in the order of play; who wins is said in words, not only framed.',
    'With `seats` and `seat` the cards lie as on a table; the order of reading stays the order of play.',
  ],
  'skf-trump-order': [
    'A group with a name; the trumps are a numbered list from the highest down, the plain suits a list of terms.',
  ],
};
