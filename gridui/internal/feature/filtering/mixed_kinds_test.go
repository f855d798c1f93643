// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering_test

import (
	"image"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/remotestage"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// mixedRow is a row with a value of any kind in columns of numbers and of texts.
type mixedRow struct {
	id string
	v  value.Value
}

// beyondFloats is an integer that a float64 cannot hold.
var beyondFloats = value.Int(1<<53 + 1)

// mixedRows returns rows with values of every kind, several with the same text.
func mixedRows(t *testing.T) (rows []mixedRow) {
	decimal, err := value.Decimal("0.1")
	require.NoError(t, err)
	at := time.Date(2024, 1, 5, 10, 0, 0, 0, time.UTC)
	for i, v := range []value.Value{
		{}, value.Int(5), value.Text("5"), value.Int(5), value.Float(5.5), value.Text("5.5"), value.Text("05"), value.Text(""), value.Text(" "), value.Bytes(nil), value.Bytes([]byte("5")), value.Text("35"), value.Int(35),
		value.Bool(true), value.Text("true"), value.Text("TRUE"), value.Int(1), value.Int(0), value.Bool(false), decimal, value.Text("0.1"), value.Int(-3), value.Text("-3"), value.Text("x5"), value.Text("가5"), value.Int(1 << 53), beyondFloats,
		value.Time(at), value.Text(at.Format(time.RFC3339)), value.Text("2024-01-05"), value.Text("n/a"), value.Text("N/A"), value.Int(1234), value.Text("1,234"), {},
	} {
		rows = append(rows, mixedRow{string(rune('A' + i)), v})
	}
	return rows
}

func mixedColumns() []gridui.Column[mixedRow] {
	isNumber := func(r mixedRow) bool { return r.v.Kind() == value.KindNumber }
	return []gridui.Column[mixedRow]{
		gridui.Field("id", "ID", func(r mixedRow) string { return r.id }),
		gridui.Func("v", "V", func(r mixedRow) (float64, bool) { f, _ := r.v.AsFloat(); return f, isNumber(r) }).
			Otherwise(func(r mixedRow) (string, bool) { return r.v.String(), !r.v.IsNull() && !isNumber(r) }),
		gridui.Func("text", "Text", func(r mixedRow) (string, bool) { return r.v.String(), !r.v.IsNull() }),
	}
}

// passesMixed evaluates a condition in plain Go.
func passesMixed(c filter.Condition, v value.Value, numbers bool) bool {
	text := v.String() // empty for none
	fold := func(s string) string { return value.Fold(s) }
	compare := func(operand string) int {
		d, err := value.Decimal(operand)
		if err != nil {
			panic(err)
		}
		return v.Compare(d)
	}
	number := v.Kind() == value.KindNumber
	switch c.Op {
	case filter.OneOf:
		return slices.Contains(c.Values, text)
	case filter.NotOneOf:
		return !slices.Contains(c.Values, text)
	case filter.Blank:
		return text == ""
	case filter.NotBlank:
		return text != ""
	case filter.Contains:
		return !v.IsNull() && strings.Contains(fold(text), fold(c.A))
	case filter.NotContains:
		return v.IsNull() || !strings.Contains(fold(text), fold(c.A))
	case filter.StartsWith:
		return !v.IsNull() && strings.HasPrefix(fold(text), fold(c.A))
	case filter.EndsWith:
		return !v.IsNull() && strings.HasSuffix(fold(text), fold(c.A))
	case filter.Equals:
		if !numbers {
			return !v.IsNull() && fold(text) == fold(c.A)
		}
		return number && compare(c.A) == 0
	case filter.NotEquals:
		c.Op = filter.Equals
		return !passesMixed(c, v, numbers)
	case filter.Less:
		return number && compare(c.A) < 0
	case filter.LessOrEqual:
		return number && compare(c.A) <= 0
	case filter.Greater:
		return number && compare(c.A) > 0
	case filter.GreaterOrEqual:
		return number && compare(c.A) >= 0
	case filter.Between:
		return number && compare(c.A) >= 0 && compare(c.B) <= 0
	}
	panic(c.Op)
}

// mixedConditions returns conditions for a column: with its distinct values, texts, and numbers.
func mixedConditions(rows []mixedRow, numbers bool) (all []filter.Condition) {
	texts := []string{"nobody"}
	for _, r := range rows {
		if text := r.v.String(); !slices.Contains(texts, text) {
			texts = append(texts, text)
		}
	}
	for i, text := range texts {
		for _, op := range []filter.Op{filter.OneOf, filter.NotOneOf} {
			all = append(all, filter.Condition{Op: op, Values: []string{text}}, filter.Condition{Op: op, Values: []string{text, texts[(i+5)%len(texts)]}})
		}
		for _, op := range []filter.Op{filter.Contains, filter.NotContains, filter.StartsWith, filter.EndsWith} {
			if strings.TrimSpace(text) == text && text != "" {
				all = append(all, filter.Condition{Op: op, A: text})
			}
		}
		if !numbers && strings.TrimSpace(text) == text && text != "" {
			all = append(all, filter.Condition{Op: filter.Equals, A: text}, filter.Condition{Op: filter.NotEquals, A: text})
		}
	}
	all = append(all, filter.Condition{Op: filter.Blank}, filter.Condition{Op: filter.NotBlank})
	if !numbers {
		return all
	}
	operands := []string{"5", "5.5", "0.1", "0", "1", "-3", "35", "1234", "2", "9007199254740992"}
	if slices.ContainsFunc(rows, func(r mixedRow) bool { return r.v == beyondFloats }) {
		operands = append(operands, "9007199254740993") // a column of float64 parses it as another number
	}
	for _, operand := range operands {
		for op := filter.Equals; op <= filter.Between; op++ {
			if slices.Contains([]filter.Op{filter.Equals, filter.NotEquals, filter.Less, filter.LessOrEqual, filter.Greater, filter.GreaterOrEqual, filter.Between}, op) {
				all = append(all, filter.Condition{Op: op, A: operand, B: "99999999999999999"})
			}
		}
	}
	return all
}

// Filters of columns with values of several kinds pass the same rows as a plain evaluation, in memory and
// over a source.
func TestFiltersOfMixedKinds(t *testing.T) {
	rows := mixedRows(t)
	set := func(g *gridui.Grid[mixedRow]) {
		g.Columns = mixedColumns()
		g.Filtering.Enabled = true
	}
	source, err := rowsource.NewSlice(rowsource.SliceOptions[mixedRow]{
		Rows: rows, Key: []string{"id"},
		Columns: []rowsource.Column[mixedRow]{
			{ID: "id", Value: func(r mixedRow) value.Value { return value.Text(r.id) }, Compare: value.Value.Compare},
			{ID: "v", Value: func(r mixedRow) value.Value { return r.v }},
			{ID: "text", Value: func(r mixedRow) value.Value { return r.v }},
		},
	})
	require.NoError(t, err)
	n := 0
	walk := func(s *gridstage.Stage[mixedRow], rows []mixedRow, settle func()) {
		s.Size = image.Pt(600, 60+40*len(rows))
		for _, id := range []string{"v", "text"} {
			all := mixedConditions(rows, id == "v")
			for i, c := range all {
				other := all[(i*7+3)%len(all)]
				for _, f := range []filter.Filter{{First: c}, {First: c, Second: other}, {First: c, Second: other, Any: true}} {
					if f.Second.Active() && (c.Op.Lists() || other.Op.Lists()) {
						continue
					}
					s.Grid.Filtering.Columns = []filter.Column{{ColumnID: id, Filter: f}}
					settle()
					want, got := "", ""
					for _, r := range rows {
						passes := passesMixed(c, r.v, id == "v")
						switch {
						case f.Second.Active() && f.Any:
							passes = passes || passesMixed(other, r.v, id == "v")
						case f.Second.Active():
							passes = passes && passesMixed(other, r.v, id == "v")
						}
						if passes {
							want += r.id
						}
					}
					for _, row := range s.FindAll("row ") {
						got += row.Children[0].Label
					}
					require.Equal(t, want, got, "%s %+v", id, f)
					n++
				}
			}
		}
		require.Empty(t, s.Problems())
	}
	floats := slices.DeleteFunc(slices.Clone(rows), func(r mixedRow) bool { return r.v == beyondFloats })
	memory := gridstage.New(image.Pt(600, 400), func(g *gridui.Grid[mixedRow]) {
		set(g)
		g.SetRows(floats)
	})
	walk(memory, floats, func() { memory.Settle() })
	synctest.Test(t, func(t *testing.T) {
		r := remotestage.NewRemoteStage(t, source, set)
		defer r.Close()
		walk(r.Stage, rows, r.Pass)
	})
	t.Log(n, "filters")
}

// Comparisons of integers, times and booleans skip texts that rows hold in their place.
func TestComparisonsLeaveOutTextsAmongOtherKinds(t *testing.T) {
	rows := mixedRows(t)
	whole := func(r mixedRow) (int64, bool) { return r.v.AsInt() }
	instant := func(r mixedRow) (time.Time, bool) { return r.v.AsTime() }
	truth := func(r mixedRow) (bool, bool) { return r.v.AsBool() }
	other := func(own bool, r mixedRow) (string, bool) { return r.v.String(), !r.v.IsNull() && !own }
	s := gridstage.New(image.Pt(600, 60+40*len(rows)), func(g *gridui.Grid[mixedRow]) {
		g.Columns = []gridui.Column[mixedRow]{
			gridui.Func("whole", "Whole", whole).Otherwise(func(r mixedRow) (string, bool) { _, own := whole(r); return other(own, r) }),
			gridui.Func("time", "Time", instant).Otherwise(func(r mixedRow) (string, bool) { _, own := instant(r); return other(own, r) }),
			gridui.Func("truth", "Truth", truth).Otherwise(func(r mixedRow) (string, bool) { _, own := truth(r); return other(own, r) }),
		}
		g.Filtering.Enabled = true
		g.SetRows(rows)
	})
	comparisons := []filter.Op{filter.Equals, filter.Less, filter.LessOrEqual, filter.Greater, filter.GreaterOrEqual, filter.Between}
	n := 0
	for id, c := range map[string]struct {
		own      func(r mixedRow) bool
		ops      []filter.Op
		operands []string
	}{
		"whole": {func(r mixedRow) bool { _, own := whole(r); return own }, comparisons, []string{"0", "5", "-3", "-4", "99", "1970"}},
		"time":  {func(r mixedRow) bool { _, own := instant(r); return own }, comparisons, []string{"1970", "2024", "1969", "2024-01-05", "9999"}},
		"truth": {func(r mixedRow) bool { _, own := truth(r); return own }, []filter.Op{filter.True, filter.False}, []string{""}},
	} {
		for _, operand := range c.operands {
			passed := 0
			for _, op := range c.ops {
				s.Grid.Filtering.Columns = []filter.Column{{ColumnID: id, Filter: filter.Filter{First: filter.Condition{Op: op, A: operand, B: "99999"}}}}
				if id == "time" {
					s.Grid.Filtering.Columns[0].Filter.First.B = "9999"
				}
				s.Settle()
				for i := range s.Grid.Shown() {
					row, _ := s.Grid.RowAt(i)
					require.True(t, c.own(row), "%s %v %s passes %q", id, op, operand, row.v)
					passed++
				}
				n++
			}
			require.NotZero(t, passed)
		}
	}
	require.Empty(t, s.Problems())
	t.Log(n, "filters")
}
