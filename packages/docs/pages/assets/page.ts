import '@schafkopf/elements/skf-scoresheet.js';
