// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnstyle_test

import (
	"bytes"
	"context"
	"encoding/csv"
	"image"
	"math"
	"strings"
	"testing"
	"time"

	"gioui.org/io/semantic"
	"gioui.org/io/system"
	"gioui.org/layout"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
)

// editor returns the text of the open editor.
func (s *stage) editor() string {
	for _, n := range s.Nodes() {
		if n.Class == semantic.Editor && n.Description != "" {
			return n.Label
		}
	}
	return "(no editor)"
}

// Percent is edited with the sign behind the caret; without it the number is the fraction.
func TestEditorsOfPercent(t *testing.T) {
	for _, c := range []struct {
		language string
		do       func(s *stage)
		want     float64
	}{
		{"de", func(s *stage) { s.Type("7,5"); s.Keys("Enter") }, 0.075},
		{"en", func(s *stage) { s.Type("7.5"); s.Keys("Enter") }, 0.075},
		{"en", func(s *stage) { s.Type("7.5%"); s.Keys("Enter") }, 0.075},
		{"en", func(s *stage) { s.Type("7.5"); s.Keys("Delete", "Enter") }, 7.5},
		{"en", func(s *stage) { s.Keys("F2", "Backspace"); s.Type("6"); s.Keys("Enter") }, 0.126},
		{"en", func(s *stage) { s.Keys("F2", "Shortcut+A"); s.Type("0.25"); s.Keys("Enter") }, 0.25},
		{"en", func(s *stage) { s.Keys("F2", "Shortcut+A"); s.Type("25%"); s.Keys("Enter") }, 0.25},
		{"en", func(s *stage) { s.Keys("F2", "Shift+Home"); s.Keys("Delete", "Enter") }, 0},
		{"de", func(s *stage) { s.Keys("F2", "Enter") }, 0.125},
		{"ar-EG", func(s *stage) { s.Keys("F2", "Shortcut+A"); s.Type("٢٥٪"); s.Keys("Enter") }, 0.25},
	} {
		s := stageOf(option.Format{Kind: option.FormatPercent}, c.language, amountsOf(t, "0.125", "1"))
		s.Grid.FocusCell(0, "float")
		s.Settle()
		c.do(s)
		assert.InDelta(t, c.want, s.row(0).float, 1e-15, "%+v", c)
	}
	s := stageOf(option.Format{Kind: option.FormatPercent}, "de", amountsOf(t, "0.125", "-0.5"))
	s.Grid.FocusCell(0, "exact")
	s.Settle()
	s.Keys("F2")
	assert.Equal(t, "12,5%", s.editor())
	s.Keys("Esc")
	s.Type("3")
	assert.Equal(t, "3%", s.editor())
	s.Keys("Enter")
	assert.Equal(t, "0.03", s.row(0).exact.String())
}

// Times show in the pattern of the language, are edited in ISO 8601, and read in both.
func TestTimesOfLanguages(t *testing.T) {
	for _, c := range []struct{ language, shown, typed string }{
		{"en", "1/1/2025, 1:05\u202fPM", "3/4/2025, 2:30 pm"}, {"de", "01.01.2025, 13:05", "4.3.2025 14:30"}, {"ko", "2025. 1. 1. 오후 1:05", "2025. 3. 4. 오후 2:30"},
		{"fr", "01/01/2025 13:05", "4/3/2025 14:30"}, {"ar", "1/1/2025، 1:05 م", "4/3/2025، 2:30 م"}, {"en-IN", "01/01/2025, 1:05\u202fpm", "2025-03-04 14:30"},
	} {
		s := stageOf(option.Format{}, c.language, amountsOf(t, "1", "2"))
		want := time.Date(2025, 3, 4, 14, 30, 9, 0, time.UTC)
		assert.Equal(t, spaces.Replace(c.shown), spaces.Replace(s.shows("at", 0)), c.language)
		s.Grid.FocusCell(0, "at")
		s.Settle()
		was := s.row(0).at
		s.Keys("F2")
		assert.Equal(t, "2025-01-01 13:05", s.editor())
		s.Keys("Enter")
		assert.Equal(t, was, s.row(0).at)
		s.Grid.FocusCell(0, "at")
		s.Settle()
		s.Keys("F2", "Shortcut+A")
		s.Type(c.typed)
		s.Keys("Enter")
		assert.Equal(t, want, s.row(0).at, c.language)

		shown := s.shows("at", 0)
		s.Grid.FocusCell(1, "at")
		s.Settle()
		s.paste(t, shown)
		assert.Equal(t, want.Truncate(time.Minute), s.row(1).at, "%s: a pasted time has no seconds", c.language)
		s.Grid.FocusCell(1, "at")
		s.Settle()
		assert.Equal(t, "2025-03-04 14:30", strings.TrimSpace(s.Grid.CopyText(option.CopyHeadersNone)))
		s.Grid.Column("at").SetFilter(filter.Filter{First: filter.Condition{Op: filter.Equals, A: shown}})
		s.Settle()
		assert.Equal(t, 2, s.Grid.Shown(), "%s: a filter by %q", c.language, shown)
	}
}

// Totals, groups and figures show the format of their column, from exact sums.
func TestAggregatesOfFormats(t *testing.T) {
	s := stageOf(option.Format{Currency: "EUR"}, "de", amountsOf(t, "0.1", "0.2", "1234.567"))
	columns := amountColumns(option.Format{Currency: "EUR"})
	for i, by := range []option.Aggregate{option.AggregateSum, option.AggregateMax, option.AggregateAverage, option.AggregateSum} {
		switch c := columns[i].(type) {
		case *gridui.Typed[amount, float64]:
			c.Aggregate(by)
		case *gridui.Typed[amount, int64]:
			c.Aggregate(by)
		case *gridui.Typed[amount, exactly]:
			c.Aggregate(by)
		case *gridui.Typed[amount, string]:
			c.Aggregate(by)
		}
	}
	s.Grid.Columns = columns
	s.Grid.Grouping.Total = option.TotalRowLast
	s.Settle()
	s.Until(func() bool { return s.Shows("1.234,87\u00a0€") })
	for _, want := range []string{"1.235,00\u00a0€", "411,62\u00a0€"} {
		assert.True(t, s.Shows(want), "%s in\n%s", want, s.Dump())
	}
	s.language = "en"
	s.Settle()
	assert.True(t, s.Shows("€1,234.87"))
}

// Numbers without a value in a format are a text that is read back.
func TestUnusualNumbers(t *testing.T) {
	s := stageOf(option.Format{Currency: "EUR"}, "de", []amount{
		{id: "a", float: math.Inf(1)}, {id: "b", float: math.Inf(-1)}, {id: "c", float: math.Copysign(0, -1)}, {id: "d", float: 1e300}, {id: "e", float: math.NaN()},
		{id: "f", float: 5e-324}, {id: "g", float: math.MaxFloat64, whole: math.MinInt64}, {id: "h", digits: "n/a"}, {id: "i", digits: strings.Repeat("7", 900) + ".125"},
	})
	var all []string
	for i := range 9 {
		all = append(all, s.shows("float", i))
	}
	assert.Equal(t, []string{"∞\u00a0€", "-∞\u00a0€", "0,00\u00a0€", "1,00E300\u00a0€", "", "0,00\u00a0€", "1,7976931348623157E308\u00a0€", "0,00\u00a0€", "0,00\u00a0€"}, all)
	assert.Equal(t, "-9.223.372.036.854.775.808,00\u00a0€", s.shows("whole", 6))
	assert.Equal(t, "n/a", s.shows("digits", 7))
	assert.Len(t, s.shows("digits", 8), 900+299+len(",13\u00a0€"))
	for _, i := range []int{0, 1, 3, 6} {
		was := s.row(i).float
		s.Grid.FocusCell(i, "float")
		s.Settle()
		s.paste(t, all[i])
		assert.Equal(t, was, s.row(i).float, all[i])
	}
	s.Grid.FocusCell(7, "digits")
	s.Settle()
	s.paste(t, "1.234,5")
	assert.Equal(t, "1234.5", s.row(7).digits, "columns of texts store plain digits")
	s.paste(t, "1,234,5")
	assert.Equal(t, "1234.5", s.row(7).digits, "a text that is no number is refused")
}

// Stored texts are numbers in plain digits in every language, or with the signs of the column.
func TestStoredTextsAreNumbersInEveryLanguage(t *testing.T) {
	s := stageOf(option.Format{MaxDigits: 3}, "de", []amount{{id: "a", digits: "1,234.5"}, {id: "b", digits: "1.234"}, {id: "c", digits: "12%"}})
	assert.Equal(t, []string{"1.234,5", "1,234", "0,12"}, []string{s.shows("digits", 0), s.shows("digits", 1), s.shows("digits", 2)})
	s.Grid.FocusCell(1, "digits")
	s.Settle()
	assert.Equal(t, "1,234", strings.TrimSpace(s.Grid.CopyText(option.CopyHeadersNone)), "with the decimal sign that the column reads")
	s.Grid.Column("digits").SetFilter(filter.Filter{First: filter.Condition{Op: filter.Greater, A: "1.000"}})
	s.Settle()
	assert.Equal(t, 1, s.Grid.Shown())
}

// Exports hold plain values in every language, and copies what cells show if CopyText is set.
func TestExportsOfFormats(t *testing.T) {
	for _, language := range languages {
		s := stageOf(option.Format{Currency: "EUR"}, language, amountsOf(t, "-1234.567"))
		var out bytes.Buffer
		require.NoError(t, export.CSV.Export(context.Background(), &out, s.Grid.ExportSource(option.ExportScope{}), export.Options{}))
		lines, err := csv.NewReader(bytes.NewReader(bytes.TrimPrefix(out.Bytes(), []byte("\ufeff")))).ReadAll()
		require.NoError(t, err)
		assert.Equal(t, []string{"-1234.567", "-1235", "-1234.567", "-1234.567", "2025-01-01 13:05"}, lines[1], language)
	}
	s := stageOf(option.Format{Currency: "EUR"}, "de", amountsOf(t, "-1234.567"))
	s.Grid.Columns[0].(*gridui.Typed[amount, float64]).CopyText()
	s.Grid.FocusCell(0, "float")
	s.Settle()
	assert.Equal(t, "-1.234,57\u00a0€", strings.TrimSpace(s.Grid.CopyText(option.CopyHeadersNone)))
}

// Signs that the program has chosen, for the grid or the column, replace those of the language, and are read.
func TestChosenSigns(t *testing.T) {
	s := stageOf(option.Format{Currency: "EUR"}, "de", amountsOf(t, "1234567.5"))
	s.Style = func(st *gridui.Style) { st.Locale.Numbers = locale.Numbers{Decimal: '.', Grouping: "'"} }
	s.Settle()
	assert.Equal(t, "1'234'567.50\u00a0€", s.shows("float", 0))
	s.Grid.FocusCell(0, "float")
	s.Settle()
	s.paste(t, "1'000.25 EUR")
	assert.Equal(t, 1000.25, s.row(0).float)

	one := gridui.Field("float", "Float", func(a amount) float64 { return a.float }).Edit(func(a *amount, v float64) { a.float = v }).
		Style(option.Format{}).NumberSigns(locale.NumbersFor("en-IN"))
	s.Grid.Columns = []gridui.Column[amount]{one}
	s.columns["float"] = one
	s.Grid.SetRows(amountsOf(t, "1234567.5"))
	s.Settle()
	assert.Equal(t, "12,34,567.5", s.shows("float", 0))
}

// A filter by text follows the language, since it compares what cells show.
func TestFiltersFollowTheLanguage(t *testing.T) {
	s := stageOf(option.Format{MinDigits: 1, MaxDigits: 1}, "de", amountsOf(t, "1234.5", "7"))
	s.Grid.Column("float").SetFilter(filter.Filter{First: filter.Condition{Op: filter.OneOf, Values: []string{"1.234,5"}}})
	s.Settle()
	assert.Equal(t, 1, s.Grid.Shown())
	s.language = "en"
	s.Settle()
	assert.Equal(t, 0, s.Grid.Shown(), "no cell shows 1.234,5 now")
	s.language = "de"
	s.Settle()
	assert.Equal(t, 1, s.Grid.Shown())
}

// The search finds what cells show.
func TestFindWhatIsShown(t *testing.T) {
	s := stageOf(option.Format{MinDigits: 2, MaxDigits: 2}, "de", amountsOf(t, "1234.5", "7"))
	s.Grid.Find = option.Find{Enabled: true, Open: true, Query: option.FindQuery{Text: "1.234,50"}}
	s.Settle()
	s.Until(func() bool { return s.Grid.Find.Result.Total == 3 })
}

// Unfit formats are problems that name the column; the column shows as without a format.
func TestUnfitFormats(t *testing.T) {
	row := amountsOf(t, "1")[0]
	for _, c := range []gridui.Column[amount]{
		gridui.Field("a", "A", func(a amount) string { return a.id }).Style(option.Format{}),
		gridui.Field("a", "A", func(a amount) float64 { return a.float }).Style(option.Format{Currency: "euro"}),
		gridui.Field("a", "A", func(a amount) float64 { return a.float }).Style(option.Format{Kind: option.FormatDate}),
		gridui.Time("a", "A", func(a amount) time.Time { return a.at }).Style(option.Format{Kind: option.FormatPercent}),
		gridui.Bool("a", "A", func(a amount) bool { return true }).Style(option.Format{}),
		gridui.Field("a", "A", func(a amount) time.Duration { return 1 }).Style(option.Format{}),
		gridui.Field("a", "A", func(a amount) float64 { return a.float }).Style(option.Format{Kind: 200}),
	} {
		require.ErrorContains(t, gridui.ColumnError(c), `"a"`)
		assert.NotPanics(t, func() { gridui.AppendText(nil, c, row) })
	}
}

// A settled frame draws formats without allocating, and so does scrolling over rows that have been on the screen.
func TestFormatsAreDrawnWithoutAllocating(t *testing.T) {
	many := make([]amount, 500)
	for i := range many {
		many[i] = amount{id: string(rune('a'+i%26)) + string(rune('a'+i/26)), float: float64(i) * 1234.567, whole: int64(i), digits: "1", at: time.Unix(int64(i)*100000, 0)}
	}
	s := stageOf(option.Format{Currency: "EUR"}, "de", many)
	s.Grid.Columns[0].(*gridui.Typed[amount, float64]).Align(option.AlignDecimal)
	s.Settle()
	assert.LessOrEqual(t, s.FrameAllocs(50, nil), gridstage.RouterAllocs())
	assert.LessOrEqual(t, gridstage.UpAndDownAllocs(s.Stage, 300), gridstage.RouterAllocs())
}

// Fitted columns have room for all decimals.
func TestDecimalAlignmentTakesRoom(t *testing.T) {
	width := func(a option.Align) int {
		s := &gridstage.Stage[amount]{}
		s.Grid.Columns = []gridui.Column[amount]{
			gridui.Field("float", "F", func(a amount) float64 { return a.float }).Style(option.Format{MaxDigits: 4}).Align(a).Auto(),
		}
		s.Grid.SetRows([]amount{{float: 1234567}})
		s.Show(image.Pt(600, 200))
		s.Settle()
		return s.HeadOf(t, "F").Dx()
	}
	assert.Greater(t, width(option.AlignDecimal), width(option.AlignEnd)+20)
}

// Filters of a view, which has plain digits, are in the signs of the language from the first frame on.
func TestFiltersOfViewsHaveTheSignsOfTheLanguage(t *testing.T) {
	s := &stage{Stage: &gridstage.Stage[amount]{}, language: "de"}
	s.Begin = func(gtx layout.Context) layout.Context {
		gtx.Locale = system.Locale{Language: s.language}
		return gtx
	}
	s.Grid.Columns = amountColumns(option.Format{})
	s.Grid.RowID = func(a amount) string { return a.id }
	s.Grid.Filtering.Enabled = true
	s.Grid.SetRows(amountsOf(t, "1234.5", "7"))
	s.Style = func(st *gridui.Style) { st.Locale.Numbers = locale.Numbers{} }
	s.Grid.SetView(option.View{Operands: option.OperandsPlain, Filters: []filter.Column{{ColumnID: "float", Filter: filter.Filter{First: filter.Condition{Op: filter.Greater, A: "1234.4"}}}}})
	s.Show(image.Pt(900, 400))
	s.Settle()
	require.Len(t, s.Grid.Filtering.Columns, 1)
	assert.Equal(t, "1234,4", s.Grid.Filtering.Columns[0].Filter.First.A)
	assert.Equal(t, 1, s.Grid.Shown())
}

// Workbooks get number formats that show the same.
func TestWorkbooksOfFormats(t *testing.T) {
	for language, want := range map[string][]string{
		"de": {"#,##0.00\"\u00a0€\"", `dd.mm.yyyy, hh:mm`}, "en": {`"€"#,##0.00`, `m\/d\/yyyy, h:mm"\u202f"AM/PM`}, "ko": {`"€"#,##0.00`, `yyyy. m. d. AM/PM h:mm`},
	} {
		s := stageOf(option.Format{Currency: "EUR"}, language, amountsOf(t, "1"))
		columns := s.Grid.ExportSource(option.ExportScope{}).Columns
		assert.Equal(t, want[0], columns[0].Format, language)
		assert.Equal(t, strings.ReplaceAll(want[1], `\u202f`, "\u202f"), columns[4].Format, language)
	}
	c := gridui.Field("a", "A", func(a amount) float64 { return a.float }).Style(option.Format{}).ExcelFormat("0.0")
	s := stageOf(option.Format{}, "en", amountsOf(t, "1"))
	s.Grid.Columns = []gridui.Column[amount]{c}
	s.Settle()
	assert.Equal(t, "0.0", s.Grid.ExportSource(option.ExportScope{}).Columns[0].Format)
}
