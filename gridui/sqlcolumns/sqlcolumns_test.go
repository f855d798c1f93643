// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlcolumns_test

import (
	"fmt"
	"image"
	"testing"
	"time"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/sqlcolumns"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// orders is a table with a column of each kind.
var orders = sqlrows.Table{
	Name: []string{"orders"}, Key: []string{"id"}, Version: "version", Columns: []sqlrows.Column{
		{ID: "id", Kind: value.KindNumber}, {ID: "item", Kind: value.KindText}, {ID: "price", Kind: value.KindNumber, NotNull: true},
		{ID: "paid", Kind: value.KindBool}, {ID: "at", Kind: value.KindTime}, {ID: "photo", Kind: value.KindBytes},
		{ID: "total", Kind: value.KindNumber, ReadOnly: true}, {ID: "version", Kind: value.KindNumber},
	},
}

// row returns a row of the table.
func row(id int64, cells map[string]value.Value) sqlrows.Row {
	r := sqlrows.Row{}.With("id", value.Int(id))
	for column, v := range cells {
		r = r.With(column, v)
	}
	return r
}

// newOrders shows two orders, the second with missing values and a text among numbers.
func newOrders(t *testing.T) *gridstage.Stage[sqlrows.Row] {
	price, err := value.Decimal("12345678901234567890.10")
	require.NoError(t, err)
	s := gridstage.New(image.Pt(900, 300), func(g *gridui.Grid[sqlrows.Row]) {
		g.Columns = sqlcolumns.Of(orders)
		g.RowID = func(r sqlrows.Row) string { return r.Value("id").String() }
		g.Editing.Enabled = true
		g.SetRows([]sqlrows.Row{
			row(1, map[string]value.Value{
				"item": value.Text("pen"), "price": price, "paid": value.Bool(true), "at": value.Time(time.Date(2025, 3, 4, 5, 6, 0, 0, time.UTC)),
				"photo": value.Bytes(make([]byte, 1500)), "total": value.Int(7),
			}),
			row(2, map[string]value.Value{"item": value.Text("ink"), "price": value.Text("free")}),
		})
	})
	s.Focus(s.Grid.Tag())
	s.Settle()
	require.Empty(t, gridstage.EventsOf[events.ProblemFound](s.Events))
	return s
}

// write writes a text into a cell as a user does.
func write(s *gridstage.Stage[sqlrows.Row], row int, column, text string) {
	s.Grid.FocusCell(row, column)
	s.Settle()
	s.Type(text)
	s.Keys("Enter")
	s.Settle()
}

// cell returns a value of a row.
func cell(t *testing.T, s *gridstage.Stage[sqlrows.Row], row int, column string) value.Value {
	r, ok := s.Grid.RowAt(row)
	require.True(t, ok)
	return r.Value(column)
}

func TestColumnsOfATableShowTheirValues(t *testing.T) {
	s := newOrders(t)
	require.Equal(t, []string{"id", "item", "price", "paid", "at", "photo", "total"}, s.Grid.ShownColumns())
	s.Grid.SelectAll()
	s.Grid.Selection.Mode = option.SelectMulti
	s.Grid.SelectAll()
	s.Settle()
	text := s.Grid.CopyText(option.CopyHeadersNone)
	require.Contains(t, text, "12345678901234567890.1")
	require.Contains(t, text, "1.5 kB")
	require.Contains(t, text, "free")
}

func TestColumnsOfATableAreEdited(t *testing.T) {
	s := newOrders(t)
	write(s, 0, "price", "0.10")
	want, err := value.Decimal("0.10")
	require.NoError(t, err)
	require.Equal(t, want, cell(t, s, 0, "price"))
	write(s, 1, "item", "paper")
	require.Equal(t, value.Text("paper"), cell(t, s, 1, "item"))
	write(s, 0, "total", "8")
	require.Equal(t, value.Int(7), cell(t, s, 0, "total"), "read-only")
	write(s, 0, "price", "much")
	require.Equal(t, "1 price", gridstage.EditedCell(s), "no number")
	s.Keys("Esc")

	for column, cleared := range map[string]value.Value{"item": {}, "price": value.Int(0), "paid": {}, "at": {}} {
		s := newOrders(t)
		s.Grid.FocusCell(0, column)
		s.Settle()
		s.Keys("Delete")
		s.Settle()
		require.Equal(t, cleared, cell(t, s, 0, column), column)
	}
}

func TestColumnsAreLeftOut(t *testing.T) {
	require.Len(t, sqlcolumns.Of(orders, "item", "photo"), 5)
	require.Empty(t, sqlcolumns.Of(sqlrows.Table{}))
}

// The columns of a table, as its catalogue lists them.
func ExampleOf() {
	table := sqlrows.Table{Name: []string{"cities"}, Key: []string{"name"}, Columns: []sqlrows.Column{
		{ID: "name", Kind: value.KindText}, {ID: "people", Kind: value.KindNumber},
	}}
	grid := gridui.Grid[sqlrows.Row]{Columns: sqlcolumns.Of(table)}
	grid.SetRows([]sqlrows.Row{sqlrows.Row{}.With("name", value.Text("Seoul")).With("people", value.Int(9411000))})
	gridstage.ShowGrid(&grid, nil)
	fmt.Println(grid.ShownColumns())
	// Output: [name people]
}

func TestColumnsWithFormats(t *testing.T) {
	price, err := value.Decimal("12345678901234567890.125")
	require.NoError(t, err)
	columns := sqlcolumns.OfFormats(orders, map[string]option.Format{"price": {Currency: "EUR"}, "at": {Kind: option.FormatDate, Length: option.LengthLong}, "item": {}})
	s := gridstage.New(image.Pt(900, 300), func(g *gridui.Grid[sqlrows.Row]) {
		g.Columns, g.Editing.Enabled = columns, true
		g.RowID = func(r sqlrows.Row) string { return r.Value("id").String() }
		g.SetRows([]sqlrows.Row{row(1, map[string]value.Value{"price": price, "at": value.Time(time.Date(2025, 3, 4, 5, 6, 0, 0, time.UTC))}), row(2, map[string]value.Value{"price": value.Text("free")})})
	})
	s.Begin = func(gtx layout.Context) layout.Context {
		gtx.Locale.Language = "de"
		return gtx
	}
	s.Focus(s.Grid.Tag())
	s.Settle()
	require.Len(t, s.Problems(), 1, "texts have no format")
	require.True(t, s.Shows("12.345.678.901.234.567.890,13\u00a0€"), s.Dump())
	require.True(t, s.Shows("4. März 2025"))
	require.True(t, s.Shows("free"))
	s.Grid.FocusCell(0, "price")
	s.Settle()
	s.Keys("F2", "Enter")
	r, _ := s.Grid.RowAt(0)
	require.Equal(t, price, r.Value("price"), "the editor has all digits")
	write(s, 0, "price", "1.234,5 €")
	r, _ = s.Grid.RowAt(0)
	require.Equal(t, "1234.5", r.Value("price").String())
	write(s, 0, "at", "5.4.2025")
	r, _ = s.Grid.RowAt(0)
	at, _ := r.Value("at").AsTime()
	require.Equal(t, time.Date(2025, 4, 5, 5, 6, 0, 0, time.UTC), at)
}
