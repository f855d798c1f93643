// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnstyle_test

import (
	"fmt"
	"image"
	"math/big"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"gioui.org/io/system"
	"gioui.org/layout"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/localeformat"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// exactly is a decimal type of a program.
type exactly struct{ r *big.Rat }

func (e exactly) String() string {
	if e.r == nil {
		return "0"
	}
	places, _ := e.r.FloatPrec()
	return e.r.FloatString(places)
}

func (e exactly) Cmp(o exactly) int { return e.rat().Cmp(o.rat()) }

func (e exactly) rat() *big.Rat {
	if e.r == nil {
		return new(big.Rat)
	}
	return e.r
}

// readExactly parses plain digits.
func readExactly(text string) (exactly, error) {
	r, ok := new(big.Rat).SetString(text)
	if !ok {
		return exactly{}, assert.AnError
	}
	return exactly{r}, nil
}

// An amount is a row with a number of each type.
type amount struct {
	id     string
	float  float64
	whole  int64
	exact  exactly
	digits string
	at     time.Time
}

// columnIDs are the columns of numbers.
var columnIDs = []string{"float", "whole", "exact", "digits"}

// amountColumns returns a column of each type in a format, and columns of times.
func amountColumns(o option.Format) []gridui.Column[amount] {
	return []gridui.Column[amount]{
		gridui.Field("float", "Float", func(a amount) float64 { return a.float }).Edit(func(a *amount, v float64) { a.float = v }).Style(o).Width(150),
		gridui.Field("whole", "Whole", func(a amount) int64 { return a.whole }).Edit(func(a *amount, v int64) { a.whole = v }).Style(o).Width(150),
		gridui.Func("exact", "Exact", func(a amount) (exactly, bool) { return a.exact, true }).Edit(func(a *amount, v exactly) { a.exact = v }).
			Kind(option.KindNumber).Parse(readExactly).Style(o).Width(150),
		gridui.Field("digits", "Digits", func(a amount) string { return a.digits }).Edit(func(a *amount, v string) { a.digits = v }).
			Kind(option.KindNumber).Style(o).Width(150),
		gridui.Time("at", "At", func(a amount) time.Time { return a.at }).Edit(func(a *amount, v time.Time) { a.at = v }).
			Style(option.Format{Length: option.LengthShort}).Width(150),
	}
}

// amountsOf returns rows with a value in all columns.
func amountsOf(t *testing.T, plain ...string) (rows []amount) {
	t.Helper()
	for i, text := range plain {
		r, ok := new(big.Rat).SetString(text)
		require.True(t, ok)
		f, _ := r.Float64()
		whole, _ := new(big.Int).SetString(r.FloatString(0), 10)
		at := time.Date(2025, time.Month(1+i%12), 1+i, 13, 5, 9, 0, time.UTC)
		rows = append(rows, amount{id: string(rune('a' + i)), float: f, whole: whole.Int64(), exact: exactly{r}, digits: text, at: at})
	}
	return rows
}

// A stage shows amounts in a language.
type stage struct {
	*gridstage.Stage[amount]
	language string
	columns  map[string]gridui.Column[amount]
}

// stageOf shows rows in a language.
func stageOf(o option.Format, language string, rows []amount) *stage {
	s := &stage{Stage: &gridstage.Stage[amount]{}, language: language, columns: map[string]gridui.Column[amount]{}}
	s.Begin = func(gtx layout.Context) layout.Context {
		gtx.Locale = system.Locale{Language: s.language}
		return gtx
	}
	s.Grid.Columns = amountColumns(o)
	for i, id := range append(slices.Clone(columnIDs), "at") {
		s.columns[id] = s.Grid.Columns[i]
	}
	s.Grid.RowID = func(a amount) string { return a.id }
	s.Grid.Editing.Enabled, s.Grid.Filtering.Enabled = true, true
	s.Grid.SetRows(rows)
	s.Style = func(st *gridui.Style) { st.Locale.Numbers = locale.Numbers{} }
	s.Show(image.Pt(900, 400))
	s.Settle()
	s.Focus(s.Grid.Tag())
	return s
}

// row returns a row as it is now.
func (s *stage) row(i int) amount {
	row, _ := s.Grid.RowAt(i)
	return row
}

// shows returns the text of a cell.
func (s *stage) shows(column string, i int) string {
	return string(gridui.AppendText(nil, s.columns[column], s.row(i)))
}

// value returns the number of a cell.
func (s *stage) value(t *testing.T, column string, i int) *big.Rat {
	t.Helper()
	row := s.row(i)
	switch column {
	case "float":
		r, ok := new(big.Rat).SetString(strconv.FormatFloat(row.float, 'g', -1, 64))
		require.True(t, ok)
		return r
	case "whole":
		return new(big.Rat).SetInt64(row.whole)
	case "exact":
		return row.exact.rat()
	}
	r, ok := new(big.Rat).SetString(row.digits)
	require.True(t, ok, "%q is no number in plain digits", row.digits)
	return r
}

// spaces shows a no-break space as _ and a narrow one as ~.
var spaces = strings.NewReplacer("\u00a0", "_", "\u202f", "~")

func TestGridsShowFormatsOfTheirLanguage(t *testing.T) {
	for _, c := range []struct {
		plain  string
		format option.Format
		texts  map[string]string
	}{
		{"-1234567.891", option.Format{MinDigits: 2, MaxDigits: 2}, map[string]string{
			"de": "-1.234.567,89", "fr": "-1~234~567,89", "ko": "-1,234,567.89", "ar": "-1,234,567.89", "en-IN": "-12,34,567.89",
		}},
		{"0.125", option.Format{Kind: option.FormatPercent}, map[string]string{"de": "12,5_%", "fr": "12,5_%", "ko": "12.5%", "en-IN": "12.5%", "ar": "12.5%"}},
		{"-1234.5", option.Format{Currency: "EUR"}, map[string]string{"de": "-1.234,50_€", "fr": "-1~234,50_€", "ko": "-€1,234.50", "en-IN": "-€1,234.50", "ar": "-1,234.50_€"}},
		{"1234567.5", option.Format{Currency: "KRW"}, map[string]string{"de": "1.234.568_₩", "fr": "1~234~568_₩", "ko": "₩1,234,568", "en-IN": "₩12,34,568", "ar": "1,234,568_₩"}},
		{"1234.5", option.Format{Native: true}, map[string]string{"ar-EG": "١٬٢٣٤٫٥"}},
	} {
		s := stageOf(c.format, "en", amountsOf(t, c.plain))
		require.Empty(t, s.Problems())
		for language, want := range c.texts {
			s.language = language
			s.Settle()
			for _, column := range []string{"float", "exact", "digits"} {
				assert.Equal(t, want, spaces.Replace(s.shows(column, 0)), "%s %s %+v", language, column, c.format)
				assert.True(t, slices.ContainsFunc(s.Nodes(), func(n gridtest.Node) bool { return spaces.Replace(n.Label) == want }), "%s is told", want)
			}
		}
	}
}

// kinds are the formats of numbers that the walks use.
var kinds = []option.Format{
	{MinDigits: 2, MaxDigits: 2}, {}, {MaxDigits: -1}, {Kind: option.FormatPercent}, {Currency: "EUR"}, {Currency: "CHF"}, {Currency: "XAF"},
	{Currency: "KRW"}, {Currency: "USD", Accounting: true}, {Currency: "AED"}, {Kind: option.FormatScientific, MaxDigits: 60}, {Native: true},
}

// languages are the languages that the walks use: of all ways to write numbers.
var languages = []string{"en", "de", "fr", "ko", "ar", "ar-EG", "en-IN", "es", "pt-PT", "sv", "de-CH", "de-AT", "hi", "he", "fa", "tr", "eu", "ja", "zh-TW"}

// vectors are the numbers that the walks use.
var vectors = []string{
	"-1234567.891", "0.125", "-1234.5", "1234567.5", "0", "-0.004", "1234", "12345.678", "999.9995", "-9223372036854775808", "9223372036854775807",
}

// What cells show is read back as their values, to the digits that they show: by paste, by filters and by editors. What a
// copy holds, and what an editor opens with, is read back exactly.
func TestWhatIsShownIsRead(t *testing.T) {
	spoken := languages
	if testing.Short() {
		spoken = []string{"en", "de", "fr", "ar-EG", "en-IN", "sv", "de-CH"}
	}
	for k, o := range kinds {
		s := stageOf(o, "en", amountsOf(t, vectors...))
		s.Grid.CellRanges.Enabled = true
		for l, language := range spoken {
			s.language = language
			for c, column := range columnIDs {
				s.Grid.SetRows(amountsOf(t, vectors...))
				s.Settle()
				walk{s, o, fmt.Sprintf("%+v %s %s", o, language, column), column}.reads(t, (k+l+c)%len(vectors))
			}
		}
	}
}

// A walk reads the texts of a column back.
type walk struct {
	*stage
	format       option.Format
	name, column string
}

// values returns the numbers of the column, and texts what its cells show.
func (w walk) values(t *testing.T) (values []*big.Rat, texts []string) {
	for i := range vectors {
		values, texts = append(values, w.value(t, w.column, i)), append(texts, w.shows(w.column, i))
	}
	return values, texts
}

// reads pastes a copy of all cells, and what they show, and edits and filters by one of them.
func (w walk) reads(t *testing.T, one int) {
	was, shown := w.values(t)
	require.Equal(t, len(vectors), len(was))

	w.Grid.FocusCell(0, w.column)
	w.Settle()
	w.Keys("Shortcut+Shift+Down")
	copied := w.Grid.CopyText(option.CopyHeadersNone)
	require.Equal(t, len(vectors), strings.Count(strings.TrimSpace(copied), "\n")+1, copied)
	w.paste(t, copied)
	for i, now := range first(w.values(t)) {
		require.Zero(t, was[i].Cmp(now), "%s: the copy %q of %v is read as %v", w.name, copied, was[i], now)
	}

	w.Grid.FocusCell(one, w.column)
	w.Settle()
	w.Keys("F2", "Enter")
	require.Zero(t, was[one].Cmp(w.value(t, w.column, one)), "%s: the editor of %v is read as %v", w.name, was[one], w.value(t, w.column, one))

	w.Grid.Column(w.column).SetFilter(filter.Filter{First: filter.Condition{Op: filter.Equals, A: copiedLine(copied, one)}})
	w.Settle()
	require.GreaterOrEqual(t, w.Grid.Shown(), 1, "%s: a filter by the copy of %v", w.name, was[one])
	w.Grid.Column(w.column).SetFilter(filter.Filter{First: filter.Condition{Op: filter.OneOf, Values: []string{shown[one]}}})
	w.Settle()
	require.GreaterOrEqual(t, w.Grid.Shown(), 1, "%s: a filter by the value %q of the list", w.name, shown[one])
	w.Grid.ClearFilters()
	w.Settle()

	w.Grid.FocusCell(0, w.column)
	w.paste(t, strings.Join(shown, "\n"))
	now, texts := w.values(t)
	for i := range now {
		require.True(t, w.alike(was[i], now[i]), "%s: %q is read as %v in place of %v", w.name, shown[i], now[i], was[i])
	}
	require.Equal(t, shown, texts, w.name)
	if w.column != "whole" && w.format.MaxDigits < 0 {
		require.NotZero(t, was[0].Cmp(now[0]), "%s: the paste has the digits that show", w.name)
	}
	w.Grid.Column(w.column).SetFilter(filter.Filter{First: filter.Condition{Op: filter.Equals, A: shown[one]}})
	w.Settle()
	require.GreaterOrEqual(t, w.Grid.Shown(), 1, "%s: a filter by %q", w.name, shown[one])
	w.Grid.ClearFilters()
	w.Settle()

	w.Grid.FocusCell(one, w.column)
	w.Settle()
	w.Keys("F2", "Shortcut+A")
	w.Type(shown[one])
	w.Keys("Enter")
	require.Equal(t, shown[one], w.shows(w.column, one), "%s: typed", w.name)
}

// alike reports whether two numbers are equal to the digits that the format shows.
func (w walk) alike(a, b *big.Rat) bool {
	if w.format.Kind == option.FormatScientific {
		return a.Cmp(b) == 0
	}
	o, _ := localeformat.Check(w.format, false)
	f := localeformat.New(o, "en", locale.Numbers{})
	trim := func(r *big.Rat) string { return strings.TrimSuffix(r.FloatString(f.Decimals()), "-") }
	return trim(a) == trim(b) || strings.Trim(trim(a), "-0.") == "" && strings.Trim(trim(b), "-0.") == ""
}

// first returns the first of two results.
func first[A, B any](a A, _ B) A { return a }

// copiedLine returns a line of a copy.
func copiedLine(copied string, i int) string {
	return strings.TrimSpace(strings.Split(copied, "\n")[i])
}

// paste pastes a text of another program.
func (s *stage) paste(t *testing.T, text string) {
	t.Helper()
	s.Keys("Shortcut+V")
	require.True(t, s.Paste(text), "the grid takes a paste")
	s.Settle()
}
