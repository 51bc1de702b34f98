import '@schafkopf/elements/scoresheet/define';
