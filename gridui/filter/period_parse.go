// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filter

// longestPeriod is the maximum length of the text of a period in bytes, without spaces.
const longestPeriod = 32

// ParsePeriod reads the text of a period in English or Korean. Letter case and spaces do not matter. ok is false if
// the text is not a period. ParsePeriod does not allocate.
func ParsePeriod(text string) (p Period, ok bool) {
	var buf [longestPeriod]byte
	word := buf[:0]
	for i := 0; i < len(text); i++ {
		c := text[i]
		switch {
		case c == ' ' || c == '\t':
			continue
		case len(word) == len(buf):
			return p, false
		case c >= 'A' && c <= 'Z':
			c += 'a' - 'A'
		}
		word = append(word, c)
	}
	if len(word) < len("오늘") && len(word) < len("today") {
		return p, false
	}
	for i := range periodWords {
		if w := &periodWords[i]; w.word == string(word) {
			return w.period, true
		}
	}
	return parseCounted(word)
}

// periodWords lists the periods without a number in both languages, without spaces.
var periodWords = [...]struct {
	word   string
	period Period
}{
	{"today", Period{}}, {"오늘", Period{}},
	{"yesterday", Period{Kind: PeriodPrevious}}, {"어제", Period{Kind: PeriodPrevious}},
	{"tomorrow", Period{Kind: PeriodFollowing}}, {"내일", Period{Kind: PeriodFollowing}},
	{"thisweek", Period{Unit: UnitWeek}}, {"이번주", Period{Unit: UnitWeek}},
	{"lastweek", Period{Kind: PeriodPrevious, Unit: UnitWeek}}, {"지난주", Period{Kind: PeriodPrevious, Unit: UnitWeek}},
	{"nextweek", Period{Kind: PeriodFollowing, Unit: UnitWeek}}, {"다음주", Period{Kind: PeriodFollowing, Unit: UnitWeek}},
	{"thismonth", Period{Unit: UnitMonth}}, {"이번달", Period{Unit: UnitMonth}},
	{"lastmonth", Period{Kind: PeriodPrevious, Unit: UnitMonth}}, {"지난달", Period{Kind: PeriodPrevious, Unit: UnitMonth}},
	{"nextmonth", Period{Kind: PeriodFollowing, Unit: UnitMonth}}, {"다음달", Period{Kind: PeriodFollowing, Unit: UnitMonth}},
	{"thisquarter", Period{Unit: UnitQuarter}}, {"이번분기", Period{Unit: UnitQuarter}},
	{"lastquarter", Period{Kind: PeriodPrevious, Unit: UnitQuarter}}, {"지난분기", Period{Kind: PeriodPrevious, Unit: UnitQuarter}},
	{"nextquarter", Period{Kind: PeriodFollowing, Unit: UnitQuarter}}, {"다음분기", Period{Kind: PeriodFollowing, Unit: UnitQuarter}},
	{"thisyear", Period{Unit: UnitYear}}, {"올해", Period{Unit: UnitYear}},
	{"lastyear", Period{Kind: PeriodPrevious, Unit: UnitYear}}, {"작년", Period{Kind: PeriodPrevious, Unit: UnitYear}}, {"지난해", Period{Kind: PeriodPrevious, Unit: UnitYear}},
	{"nextyear", Period{Kind: PeriodFollowing, Unit: UnitYear}}, {"내년", Period{Kind: PeriodFollowing, Unit: UnitYear}}, {"다음해", Period{Kind: PeriodFollowing, Unit: UnitYear}},
	{"daytodate", Period{Kind: PeriodToDate}}, {"오늘현재까지", Period{Kind: PeriodToDate}},
	{"weektodate", Period{Kind: PeriodToDate, Unit: UnitWeek}}, {"이번주현재까지", Period{Kind: PeriodToDate, Unit: UnitWeek}},
	{"monthtodate", Period{Kind: PeriodToDate, Unit: UnitMonth}}, {"이번달현재까지", Period{Kind: PeriodToDate, Unit: UnitMonth}},
	{"quartertodate", Period{Kind: PeriodToDate, Unit: UnitQuarter}}, {"이번분기현재까지", Period{Kind: PeriodToDate, Unit: UnitQuarter}},
	{"yeartodate", Period{Kind: PeriodToDate, Unit: UnitYear}}, {"올해현재까지", Period{Kind: PeriodToDate, Unit: UnitYear}},
}

// unitWords lists the units that follow a number, in both languages. Longer words come before their prefixes.
var unitWords = [...]struct {
	word string
	unit PeriodUnit
}{
	{"days", UnitDay}, {"day", UnitDay}, {"일", UnitDay},
	{"weeks", UnitWeek}, {"week", UnitWeek}, {"주", UnitWeek},
	{"months", UnitMonth}, {"month", UnitMonth}, {"개월", UnitMonth},
	{"quarters", UnitQuarter}, {"quarter", UnitQuarter}, {"분기", UnitQuarter},
	{"years", UnitYear}, {"year", UnitYear}, {"년", UnitYear},
}

// parseCounted reads periods with a number, such as "last7days" and "최근7일".
func parseCounted(word []byte) (p Period, ok bool) {
	rest, p := cutKind(word)
	for len(rest) > 0 && rest[0] >= '0' && rest[0] <= '9' && p.N <= maxPeriod {
		p.N, rest = 10*p.N+int(rest[0]-'0'), rest[1:]
	}
	for i := range unitWords {
		if u := &unitWords[i]; u.word == string(rest) {
			p.Unit = u.unit
			return p, p.Kind != PeriodThis && p.valid()
		}
	}
	return Period{}, false
}

// kindWords lists the words before a number, in both languages.
var kindWords = [...]struct {
	word string
	kind PeriodKind
}{
	{"last", PeriodLast}, {"최근", PeriodLast}, {"지난", PeriodLast},
	{"next", PeriodNext}, {"향후", PeriodNext}, {"앞으로", PeriodNext},
}

// cutKind cuts the word before the number, and returns the rest and a period of its kind.
func cutKind(word []byte) (rest []byte, p Period) {
	for i := range kindWords {
		k := &kindWords[i]
		if len(word) >= len(k.word) && string(word[:len(k.word)]) == k.word {
			return word[len(k.word):], Period{Kind: k.kind}
		}
	}
	return word, p
}
