extension ClockDefaultViewModel: ClockViewModel {}
