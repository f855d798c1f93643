// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit_test

import (
	"errors"
	"fmt"
	"github.com/giogrid/giogrid/gridui/events"
	"image"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// tally is a row of numbers. Swiss is parsed with special signs, Unit by a custom Parse.
type tally struct {
	ID           string
	Count        int
	Price, Swiss float64
	Unit         float64
	Code         string
}

func tallyColumns() []gridui.Column[tally] {
	return []gridui.Column[tally]{
		gridui.Field("id", "ID", func(t tally) string { return t.ID }),
		gridui.Field("count", "Count", func(t tally) int { return t.Count }).Edit(func(t *tally, v int) { t.Count = v }),
		gridui.Field("price", "Price", func(t tally) float64 { return t.Price }).Edit(func(t *tally, v float64) { t.Price = v }),
		gridui.Field("swiss", "Swiss", func(t tally) float64 { return t.Swiss }).Edit(func(t *tally, v float64) { t.Swiss = v }).
			NumberSigns(locale.NumbersFor("de-CH")),
		gridui.Field("unit", "Unit", func(t tally) float64 { return t.Unit }).Edit(func(t *tally, v float64) { t.Unit = v }).
			Parse(func(text string) (float64, error) { return strconv.ParseFloat(strings.TrimSuffix(text, " kg"), 64) }),
		gridui.Field("code", "Code", func(t tally) string { return t.Code }).Edit(func(t *tally, v string) { t.Code = v }).Kind(option.KindNumber),
	}
}

// newTallies returns a stage whose users write numbers in the notation of a language. Texts are
// English.
func newTallies(language string, rows ...tally) *gridstage.Stage[tally] {
	for i := range rows {
		rows[i].ID = "t" + strconv.Itoa(i)
	}
	s := gridstage.New(image.Pt(900, 400), func(g *gridui.Grid[tally]) {
		g.Columns = tallyColumns()
		g.RowID = func(t tally) string { return t.ID }
		g.Editing.Enabled = true
		g.Filtering.Enabled = true
		g.Selection.Mode = option.SelectMulti
		g.SetRows(rows)
	})
	s.Style = func(st *gridui.Style) {
		st.Locale = locale.For("en").Override(locale.Texts{Numbers: locale.NumbersFor(language)})
	}
	s.Focus(s.Grid.Tag())
	s.Settle()
	return s
}

// typeInto types a text into a cell of the first row. It returns that row, and the message to the
// user if the text is refused.
func typeInto(s *gridstage.Stage[tally], column, text string) (row tally, refused string) {
	s.Grid.FocusCell(0, column)
	s.Settle()
	s.Type(text)
	s.Keys("Enter")
	if gridstage.EditedCell(s) != "" {
		refused = "refused"
		s.Keys("Escape")
	}
	row, _ = s.Grid.RowAt(0)
	return row, refused
}

// pasteInto pastes a text into a cell of the first row. It returns that row, and the message to the
// user if the paste fails.
func pasteInto(s *gridstage.Stage[tally], column, text string) (row tally, refused string) {
	s.Grid.FocusCell(0, column)
	s.Settle()
	s.Events = nil
	s.Grid.Paste(text)
	s.Settle()
	for _, failed := range gridstage.FailedPastes(s.Events) {
		refused = fmt.Sprintf("%s %s: %s", failed.RowID, failed.ColumnID, s.Grid.ErrorText(failed.Err))
	}
	row, _ = s.Grid.RowAt(0)
	return row, refused
}

func TestNumbersAsPeopleWriteThem(t *testing.T) {
	for _, test := range []struct {
		language, text string
		want           float64
	}{
		{"en", "1,234.50", 1234.5}, {"ko", "₩1,234", 1234}, {"ko", "1,234원", 1234}, {"en", "(5)", -5}, {"en", "12 %", 0.12}, {"en", "１２．５％", 0.125},
		{"en", "5-", -5}, {"en", "−7.25", -7.25}, {"en", "1e3", 1000}, {"en", "١٢٣", 123}, {"fr", "1 234,5", 1234.5}, {"fr", "1\u202f234,5 €", 1234.5},
		{"de", "1.234,5", 1234.5}, {"de", "1,234", 1.234}, {"de", "1.234,0", 1234}, {"de", "1.5", 1.5}, {"fr", "1.234", 1.234}, {"en", "1 234", 1234}, {"de-CH", "1'234.5", 1234.5}, {"hi", "₹12,34,567.5", 1234567.5},
	} {
		for name, put := range map[string]func(*gridstage.Stage[tally], string, string) (tally, string){"typed": typeInto, "pasted": pasteInto} {
			s := newTallies(test.language, tally{})
			row, refused := put(s, "price", test.text)
			require.Empty(t, refused, "%s %q", name, test.text)
			require.Equal(t, test.want, row.Price, "%s %q", name, test.text)
		}
	}
}

func TestWrongNumbersNameTheirCell(t *testing.T) {
	for _, test := range []struct{ language, column, text, want string }{
		{"en", "price", "1,23,4", "The digits are grouped wrongly. Example: 1,234.5"},
		{"en", "price", "1.234.5", "This number can be read in two ways. Example: 1,234.5"},
		{"en", "price", "1 23", "The digits are grouped wrongly. Example: 1,234.5"},
		{"en", "price", "0,123", "This number can be read in two ways. Example: 1,234.5"},
		{"en", "price", "12 kg", "Not a number."},
		{"en", "price", "1e999", "This number is too large or too small."},
		{"en", "count", "12 %", "Not a whole number."},
		{"en", "count", "1.5", "Not a whole number."},
		{"en", "count", "99,999,999,999,999,999,999", "This number is too large or too small."},
		{"de", "price", "1.234", "This number can be read in two ways. Example: 1.234,5"},
		{"de", "price", "1.23.4", "The digits are grouped wrongly. Example: 1.234,5"},
		{"de", "count", "1.5", "The digits are grouped wrongly. Example: 1.234,5"},
		{"de", "swiss", "1,5", "This number can be read in two ways. Example: 1’234.5"},
		{"en-IN", "price", "12,34", "The digits are grouped wrongly. Example: 12,34,567.8"},
	} {
		s := newTallies(test.language, tally{Price: 7, Swiss: 7, Count: 7}, tally{})
		row, refused := pasteInto(s, test.column, test.text)
		require.Equal(t, "t0 "+test.column+": "+test.want, refused, test.text)
		require.Equal(t, tally{ID: "t0", Price: 7, Swiss: 7, Count: 7}, row)
		_, refused = typeInto(s, test.column, test.text)
		require.NotEmpty(t, refused, test.text)
	}
	s := newTallies("en", tally{}, tally{}, tally{})
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("ko") }
	s.Settle()
	_, refused := pasteInto(s, "count", "1\t1\n2\t1,2\n3\t3")
	require.Equal(t, "t1 price: 자릿수 구분이 맞지 않습니다. 예: 1,234.5", refused)
}

// Error texts of a Parse of the program are shown unchanged.
func TestErrorsOfParseAreToldAsTheyAre(t *testing.T) {
	s := newTallies("en", tally{}, tally{})
	columns := tallyColumns()
	columns[4] = gridui.Field("unit", "Unit", func(t tally) float64 { return t.Unit }).Edit(func(t *tally, v float64) { t.Unit = v }).
		Parse(func(text string) (float64, error) { return 0, errors.New("no unit of weight") })
	s.Grid.Columns = columns
	s.Settle()
	_, refused := pasteInto(s, "unit", "5 miles")
	require.Equal(t, "t0 unit: no unit of weight", refused)
}

func TestWholeNumbersWithDecimals(t *testing.T) {
	s := newTallies("en", tally{})
	for text, want := range map[string]int{"1,234.00": 1234, "300 %": 3, "1e3": 1000, "(7)": -7, "$5": 5, "+4": 4} {
		row, refused := pasteInto(s, "count", text)
		require.Empty(t, refused, text)
		require.Equal(t, want, row.Count, text)
	}
}

// The initial text of an editor, and copied text, are parsed as the same number.
func TestNumbersComeBackInOtherLocales(t *testing.T) {
	row := tally{Count: 1234567, Price: 1.234, Swiss: 1234.5, Unit: 1.234}
	s := newTallies("de", row, tally{})
	s.Grid.FocusCell(0, "price")
	s.Settle()
	require.Equal(t, "1,234", s.Grid.CopyText(option.CopyHeadersNone))
	s.Keys("F2")
	s.Type("5")
	s.Keys("Enter")
	got, _ := s.Grid.RowAt(0)
	require.Equal(t, 1.2345, got.Price)

	s.Grid.Selection.Rows.Set("t0", true)
	s.Settle()
	copied := s.Grid.CopyText(option.CopyHeadersNone)
	require.Equal(t, "t0\t1234567\t1,2345\t1234.5\t1.234\t", copied)
	s.Grid.Selection.Rows.SetAll(false)
	s.Grid.FocusCell(1, "id")
	s.Settle()
	s.Grid.Paste(copied)
	s.Settle()
	back, _ := s.Grid.RowAt(1)
	got.ID = back.ID
	require.Equal(t, got, back)
}

func TestColumnsReadNumbersBySignsOfTheirOwn(t *testing.T) {
	s := newTallies("de", tally{})
	row, refused := pasteInto(s, "swiss", "1'234.5")
	require.Empty(t, refused)
	require.Equal(t, 1234.5, row.Swiss)
	row, refused = typeInto(s, "swiss", "2'000")
	require.Empty(t, refused)
	require.Equal(t, 2000.0, row.Swiss)
	row, refused = pasteInto(s, "unit", "1.5 kg")
	require.Empty(t, refused)
	require.Equal(t, 1.5, row.Unit, "a Parse of the program's gets the text as it is")
}

func TestFiltersReadNumbersOfTheLocale(t *testing.T) {
	rows := []tally{{Price: 1.5, Swiss: 1.5, Unit: 1.5, Code: "1.5"}, {Price: 1234.5, Swiss: 1234.5, Unit: 1234.5, Code: "1234.5"}}
	shown := func(s *gridstage.Stage[tally], column string, f filter.Filter) (ids []string) {
		s.Grid.Filtering.Columns = []filter.Column{{ColumnID: column, Filter: f}}
		s.Settle()
		for i := range s.Grid.Len() {
			if row, ok := s.Grid.RowAt(i); ok {
				ids = append(ids, row.ID)
			}
		}
		return ids
	}
	s := newTallies("de", rows...)
	for _, column := range []string{"price", "code"} {
		require.Equal(t, []string{"t0"}, shown(s, column, filter.Equals.Of("1,5")), column)
		require.Equal(t, []string{"t1"}, shown(s, column, filter.Equals.Of("1.234,5")), column)
		require.Equal(t, []string{"t1"}, shown(s, column, filter.Greater.Of("150 %")), column)
		require.Equal(t, []string{"t0"}, shown(s, column, filter.Equals.Of("1.5")), "as cells show it")
		require.Equal(t, []string{"t0", "t1"}, shown(s, column, filter.Equals.Of("1.23.4")), "wrongly grouped, so it passes all rows")
	}
	require.Equal(t, []string{"t1"}, shown(s, "swiss", filter.Equals.Of("1’234.5")))
	require.Equal(t, []string{"t0"}, shown(s, "unit", filter.Equals.Of("1.5")))
	require.Equal(t, []string{"t1"}, shown(s, "unit", filter.Equals.Of("1.234,5")), "in plain digits where Parse does not read the text")

	// The signs change the meaning of a filter.
	require.Equal(t, []string{"t0", "t1"}, shown(s, "price", filter.Greater.Of("1,234")))
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	require.Equal(t, []string{"t1"}, shown(s, "price", filter.Greater.Of("1,234")))
}

// The signs become known when the grid is drawn first, which must not turn the page.
func TestSignsDoNotTurnThePage(t *testing.T) {
	s := gridstage.New(image.Pt(900, 400), func(g *gridui.Grid[tally]) {
		g.Columns = tallyColumns()
		g.Filtering = option.Filtering{Enabled: true, Columns: []filter.Column{{ColumnID: "count", Filter: filter.Greater.Of("0,5")}}}
		g.Paging = option.Paging{Enabled: true, Size: 10, Index: 2}
		rows := make([]tally, 100)
		for i := range rows {
			rows[i].Count = i
		}
		g.SetRows(rows)
	})
	require.Equal(t, 2, s.Grid.Paging.Index)
	s.Style = func(st *gridui.Style) { st.Locale.Numbers = locale.NumbersFor("de") }
	s.Settle()
	require.Equal(t, 2, s.Grid.Paging.Index)
	row, _ := s.Grid.RowAt(0)
	require.Equal(t, 21, row.Count, "filtered by 0.5 and not by 5")
}

// A long paste is parsed in the background with the same signs.
func TestLongPastesReadNumbersOfTheLocale(t *testing.T) {
	const n = 20_000
	s := newTallies("de", make([]tally, n)...)
	var text strings.Builder
	for i := range n {
		fmt.Fprintf(&text, "%d\t%d,25 €\t%d’000.5\n", i, i, i%999+1)
	}
	s.Grid.FocusCell(0, "count")
	s.Settle()
	s.Events = nil
	s.Grid.Paste(text.String())
	require.Contains(t, s.PasteOutcome(), fmt.Sprintf("Rows:%d", n))
	s.Settle()
	for _, i := range []int{0, 1, n / 2, n - 1} {
		row, _ := s.Grid.RowAt(i)
		require.Equal(t, tally{ID: row.ID, Count: i, Price: float64(i) + 0.25, Swiss: float64(i%999+1)*1000 + 0.5}, row)
	}
}

// Texts of the program have Go's notation in every language.
func TestTextsOfProgramsAreNotLocal(t *testing.T) {
	s := newTallies("de", tally{})
	require.NoError(t, s.Grid.EditCells(
		events.CellEdit{RowID: "t0", ColumnID: "price", New: "1234.5"},
		events.CellEdit{RowID: "t0", ColumnID: "swiss", New: "1,234.5"}))
	s.Settle()
	row, _ := s.Grid.RowAt(0)
	require.Equal(t, 1234.5, row.Price)
	require.Equal(t, 1234.5, row.Swiss)
}
