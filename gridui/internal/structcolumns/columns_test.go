// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structcolumns_test

import (
	"database/sql"
	"errors"
	"fmt"
	"image"
	"math/big"
	"reflect"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/structcolumns"
	"github.com/giogrid/giogrid/gridui/option"
)

// A state is an enumeration that can be read from text, a grade one that cannot.
type state int

func (s state) String() string { return [...]string{"open", "sent", "paid"}[s] }

func (s *state) UnmarshalText(text []byte) error {
	for i := range 3 {
		if state(i).String() == string(text) {
			*s = state(i)
			return nil
		}
	}
	return errors.New("no such state")
}

type grade uint8

func (g grade) String() string { return "grade " + strconv.Itoa(int(g)) }

// A money is an exact decimal: cents.
type money struct{ cents int64 }

func (m money) String() string {
	if m.cents%100 == 0 {
		return strconv.FormatInt(m.cents/100, 10)
	}
	return new(big.Rat).SetFrac64(m.cents, 100).FloatString(2)
}

func (m money) Cmp(o money) int { return int(max(-1, min(1, m.cents-o.cents))) }

func (m *money) UnmarshalText(text []byte) error {
	r, ok := new(big.Rat).SetString(string(text))
	if !ok {
		return errors.New("no amount")
	}
	f, _ := new(big.Rat).Mul(r, big.NewRat(100, 1)).Float64()
	m.cents = int64(f)
	return nil
}

// A path is a text that Scan reads.
type path struct{ parts []string }

func (p path) MarshalText() ([]byte, error) { return []byte(strings.Join(p.parts, "/")), nil }

func (p *path) Scan(src any) error {
	text, ok := src.(string)
	if !ok {
		return fmt.Errorf("a path from %T", src)
	}
	p.parts = strings.Split(text, "/")
	return nil
}

type word string

type stamp time.Time

type address struct {
	City string `grid:",edit"`
}

type row struct {
	ID      int
	Text    string          `grid:",edit"`
	Word    word            `grid:",edit"`
	Truth   bool            `grid:",edit"`
	Small   int8            `grid:",edit"`
	Wide    uint64          `grid:",edit,agg=sum"`
	Half    float32         `grid:",edit"`
	Real    float64         `grid:",edit"`
	State   state           `grid:",edit"`
	Grade   grade           ``
	Price   money           `grid:",edit,agg=sum"`
	Big     *big.Int        `grid:",edit"`
	Own     big.Int         ``
	Path    path            `grid:",edit"`
	Wait    time.Duration   `grid:",edit"`
	At      time.Time       `grid:",layout=2006-01-02,edit"`
	Stamp   stamp           `grid:",layout=2006-01-02"`
	Maybe   *int            `grid:",edit"`
	Null    sql.NullString  `grid:",edit"`
	Gen     sql.Null[int32] `grid:",edit"`
	Tags    []string
	Any     any
	Map     map[string]int
	Address *address
}

func sample() []row {
	day := time.Date(2025, 3, 1, 12, 0, 0, 0, time.UTC)
	seven := 7
	return []row{
		{
			ID: 1, Text: "b", Word: "w", Truth: true, Small: -128, Wide: 1<<64 - 1, Half: 0.1, Real: 1e21, State: 2, Grade: 3,
			Price: money{1990}, Big: new(big.Int).Lsh(big.NewInt(1), 70), Own: *big.NewInt(12), Path: path{[]string{"a", "b"}},
			Wait: time.Minute, At: day, Stamp: stamp(day), Maybe: &seven, Null: sql.NullString{String: "n", Valid: true},
			Gen: sql.Null[int32]{V: 5, Valid: true}, Tags: []string{"x", "y"}, Any: 1.5, Map: map[string]int{"k": 1},
			Address: &address{"Ulm"},
		},
		{ID: 2, Text: "a", Price: money{990}, Wide: 1},
	}
}

// columns returns the columns of the fields by id, without groups.
func columns(t *testing.T, of reflect.Type) map[string]*column.Def {
	t.Helper()
	byID := map[string]*column.Def{}
	var add func([]*column.Def)
	add = func(defs []*column.Def) {
		for _, d := range defs {
			if add(d.Children); d.Children == nil {
				byID[d.ID] = d
			}
			require.NoError(t, d.Err, d.ID)
		}
	}
	add(structcolumns.Of(of, "the cell editor", nil, nil))
	return byID
}

func TestCellsShowTheFields(t *testing.T) {
	rows := sample()
	full, empty := rowdata.To(&rows[0]), rowdata.To(&rows[1])
	cols := columns(t, reflect.TypeFor[row]())
	for id, want := range map[string][3]string{ // the texts of a full and of an empty row, and the kind
		"ID": {"1", "2", "number"}, "Text": {"b", "a", "text"}, "Word": {"w", "", "text"}, "Truth": {"true", "false", "bool"},
		"Small": {"-128", "0", "number"}, "Wide": {"18446744073709551615", "1", "number"}, "Half": {"0.1", "0", "number"},
		"Real": {"1e+21", "0", "number"}, "State": {"paid", "open", "text"},
		"Grade": {"grade 3", "grade 0", "text"}, "Price": {"19.90", "9.90", "number"},
		"Big": {"1180591620717411303424", "", "number"}, "Own": {"12", "0", "number"}, "Path": {"a/b", "", "text"},
		"Wait": {"1m0s", "0s", "number"}, "At": {"2025-03-01", "", "time"}, "Stamp": {"2025-03-01", "", "time"},
		"Maybe": {"7", "", "number"}, "Null": {"n", "", "text"}, "Gen": {"5", "", "number"}, "Tags": {"x, y", "", "text"},
		"Any": {"1.5", "", "other"}, "Map": {"map[k:1]", "", "other"}, "Address_City": {"Ulm", "", "text"},
	} {
		d := cols[id]
		require.NotNil(t, d, id)
		assert.Equal(t, want[0], string(d.AppendText(nil, full)), id)
		assert.Equal(t, want[1], string(d.AppendText(nil, empty)), id)
		assert.Equal(t, want[0], string(d.ValueText(nil, full)), id)
		assert.Equal(t, want[2], d.Kind.String(), id)
		delete(cols, id)
	}
	assert.Empty(t, cols)
}

// Every editable column writes what it reads, restores what it had, and can be cleared.
func TestEditsWriteTheFields(t *testing.T) {
	for id, want := range map[string][2]string{ // typed, and shown afterwards
		"Text": {"new", "new"}, "Word": {"new", "new"}, "Truth": {"false", "false"}, "Small": {"127", "127"},
		"Wide": {"12", "12"}, "Half": {"0.25", "0.25"}, "Real": {"1,234.5", "1234.5"}, "State": {"sent", "sent"},
		"Price": {"1,234.50", "1234.50"}, "Big": {"12", "12"}, "Path": {"x/y/z", "x/y/z"}, "Wait": {"2h", "2h0m0s"},
		"At": {"2026-12-31", "2026-12-31"}, "Maybe": {"8", "8"}, "Null": {"m", "m"}, "Gen": {"6", "6"}, "Address_City": {"Bonn", "Bonn"},
	} {
		for i := range 2 {
			rows, before := sample(), sample()
			r := rowdata.To(&rows[i])
			d := columns(t, reflect.TypeFor[row]())[id]
			old := d.Value(r)
			require.NoError(t, d.Set(r, column.TypedText(want[0])), id)
			assert.Equal(t, want[1], string(d.AppendText(nil, r)), id)
			require.NotPanics(t, func() { d.Restore(r, old) }, id)
			if id != "Address_City" || i == 0 { // a new address stays
				assert.Equal(t, before[i], rows[i], id)
			}
			require.NoError(t, d.Set(r, nil), id)
			if d.Missing != nil && i == 0 && (id == "Maybe" || id == "Null" || id == "Gen" || id == "Big" || id == "At") {
				assert.True(t, d.Missing(r), id)
			}
		}
	}
}

func TestEditsOfNamedTypesTakeTheirValues(t *testing.T) {
	rows := sample()
	r, cols := rowdata.To(&rows[0]), columns(t, reflect.TypeFor[row]())
	require.NoError(t, cols["State"].Set(r, state(1)))
	require.NoError(t, cols["Word"].Set(r, word("typed")))
	require.NoError(t, cols["Price"].Set(r, money{5}))
	require.NoError(t, cols["Big"].Set(r, big.NewInt(9)))
	assert.Equal(t, state(1), rows[0].State)
	assert.Equal(t, word("typed"), rows[0].Word)
	assert.Equal(t, money{5}, rows[0].Price)
	assert.Equal(t, "9", rows[0].Big.String())
	for id, wrong := range map[string]string{"State": "lost", "Small": "128", "Price": "x", "Wide": "-1", "At": "soon"} {
		assert.Error(t, cols[id].Set(r, column.TypedText(wrong)), id)
	}
	assert.Equal(t, state(1), rows[0].State)
}

func TestPlainFieldsAreReadOnly(t *testing.T) {
	cols := columns(t, reflect.TypeFor[row]())
	for _, id := range []string{"ID", "Grade", "Own", "Stamp", "Tags", "Any", "Map"} {
		assert.Nil(t, cols[id].Set, id)
	}
}

func TestATypeThatCannotBeReadIsNotEdited(t *testing.T) {
	type wrong struct {
		Grade grade          `grid:",edit"`
		Map   map[string]int `grid:",edit"`
		Width int            `grid:",width=wide,flex=2"`
	}
	var all []string
	for _, d := range structcolumns.Of(reflect.TypeFor[wrong](), "the cell editor", nil, nil) {
		assert.Error(t, d.Err)
		all = append(all, d.Err.Error())
		assert.Nil(t, d.Set)
	}
	assert.Equal(t, []string{
		`gridui: column "Grade" cannot be edited: structcolumns_test.grade has no UnmarshalText and no Scan`,
		`gridui: column "Map" cannot be edited: map[string]int has no UnmarshalText and no Scan`,
		`gridui: structcolumns_test.wrong.Width: tag width=wide: a number above 0 was expected`,
	}, all)
}

// sink makes texts escape to the heap.
var sink string

func TestCellsAllocateAsInColumnsOfField(t *testing.T) {
	rows := sample()
	r := rowdata.To(&rows[0])
	buf := make([]byte, 0, 256)
	own := map[string]func(){ // what the methods of the types allocate
		"State": func() { sink = rows[0].State.String() }, "Grade": func() { sink = rows[0].Grade.String() },
		"Price": func() { sink = rows[0].Price.String() }, "Wait": func() { sink = rows[0].Wait.String() },
		"Path": func() { text, _ := rows[0].Path.MarshalText(); sink = string(text) }, "Tags": func() { sink = strings.Join(rows[0].Tags, ", ") },
	}
	for id, d := range columns(t, reflect.TypeFor[row]()) {
		switch id {
		case "Any", "Map", "Big", "Own":
			continue // packages fmt and big print them
		}
		most := 0.0
		if own[id] != nil {
			most = testing.AllocsPerRun(100, own[id]) + 1 // the race detector moves a receiver to the heap
		}
		assert.LessOrEqual(t, testing.AllocsPerRun(100, func() { buf = d.AppendText(buf[:0], r) }), most, id)
		if d.Compare != nil && own[id] == nil {
			assert.Zero(t, testing.AllocsPerRun(100, func() { d.Compare(r, r) }), id)
		}
	}
}

// stage shows rows with the columns of their fields, and fails for problems.
func stage[T any](t *testing.T, rows []T, own ...gridui.Column[T]) *gridstage.Stage[T] {
	t.Helper()
	s := gridstage.New(image.Pt(3000, 400), func(g *gridui.Grid[T]) {
		g.Columns = gridui.ColumnsOf(own...)
		g.Editing.Enabled = true
		g.SetRows(rows)
	})
	for _, ev := range gridstage.EventsOf[events.ProblemFound](s.Events) {
		t.Errorf("a problem: %v", ev.Err)
	}
	return s
}

func TestAGridSortsSumsAndEditsFields(t *testing.T) {
	rows := sample()
	s := gridstage.New(image.Pt(3000, 400), func(g *gridui.Grid[*row]) {
		g.Columns = gridui.ColumnsOf[*row]()
		g.RowID = func(r *row) string { return strconv.Itoa(r.ID) }
		g.Editing.Enabled = true
		g.Sorting.Mode = option.SortSingle
		g.Sorting.Keys = []option.SortKey{{ColumnID: "Price"}}
		g.Grouping.Total = option.TotalRowBottom
		g.SetRows([]*row{&rows[0], &rows[1]})
	})
	assert.Empty(t, gridstage.EventsOf[events.ProblemFound](s.Events))
	assert.Equal(t, []string{"2", "1", "합계"}, gridstage.ShownTexts(s, 0))
	_, ok := s.Find("29.80")
	assert.True(t, ok, "the sum of prices, exactly:\n%s", s.Dump())
	_, ok = s.Find("18446744073709551616")
	assert.True(t, ok, "the sum of wide numbers")
	require.NoError(t, s.Grid.EditCells(events.CellEdit{RowID: "2", ColumnID: "Price", New: "20"}))
	s.Settle()
	assert.Equal(t, money{2000}, rows[1].Price)
	s.Grid.History().Undo()
	s.Settle()
	assert.Equal(t, money{990}, rows[1].Price)
}

func TestOwnColumnsTakeThePlacesOfFields(t *testing.T) {
	type row struct {
		A, B int
		C    struct{ D, E int }
	}
	own := func(id string) gridui.Column[row] {
		return gridui.Field(id, "own "+id, func(row) string { return id })
	}
	var none gridui.Column[row]
	cols := gridui.ColumnsOf(own("B"), own("C_D"), own("new"), own("B"), none)
	var errs []string
	for _, c := range cols {
		if err := gridui.ColumnError(c); err != nil {
			errs = append(errs, err.Error())
		}
	}
	assert.Len(t, cols, 6)
	assert.Equal(t, []string{"gridui: column is nil"}, errs)
	s := stage(t, []row{{}}, own("B"), own("C_D"), own("new"))
	for _, header := range []string{"A", "own B", "C", "own C_D", "E", "own new"} {
		_, ok := s.Find(header)
		assert.True(t, ok, header)
	}
	for _, n := range s.FindAll("D") {
		assert.NotEqual(t, "D", n.Label)
	}
}

func TestColumnsOfATypeWithoutFields(t *testing.T) {
	cols := gridui.ColumnsOf[map[string]any]()
	require.Len(t, cols, 1)
	assert.EqualError(t, gridui.ColumnError(cols[0]), "gridui: columns need a struct or a pointer to one, not map[string]interface {}")
}
