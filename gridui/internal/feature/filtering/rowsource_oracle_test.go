// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering_test

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/samplestage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// sampleExpr returns a condition of a grid as an expression over the columns of sampleSource.
func sampleExpr(col string, c filter.Condition) expr.Predicate {
	if !c.Active() {
		return nil
	}
	blank := blankExpr(col)
	match := func(op expr.MatchOp) expr.Predicate { return expr.Match{Columns: []string{col}, Op: op, Text: c.A} }
	not := func(e expr.Predicate) expr.Predicate { return expr.Or{expr.Null{Column: col}, expr.Not{Of: e}} }
	switch c.Op {
	case filter.Contains:
		return match(expr.MatchContains)
	case filter.NotContains:
		return not(match(expr.MatchContains))
	case filter.StartsWith:
		return match(expr.MatchStarts)
	case filter.EndsWith:
		return match(expr.MatchEnds)
	case filter.Blank:
		return blank
	case filter.NotBlank:
		return expr.Not{Of: blank}
	case filter.OneOf:
		return sampleOneOf(col, c.Values)
	case filter.True, filter.False:
		return expr.Compare{Column: col, Value: value.Bool(c.Op == filter.True)}
	case filter.NotEquals:
		c.Op = filter.Equals
		return not(sampleExpr(col, c))
	case filter.Equals:
		if col == "text" || col == "on" {
			return match(expr.MatchEquals)
		}
	}
	return sampleComparison(col, c)
}

// blankExpr passes the rows without a value or with an empty text in a column.
func blankExpr(col string) expr.Predicate {
	return expr.In{Column: col, Values: []value.Value{{}, value.Text("")}}
}

// sampleOneOf passes the rows that show one of some texts.
func sampleOneOf(col string, texts []string) expr.Predicate {
	out := expr.Or{}
	for _, text := range texts {
		if text == "" {
			out = append(out, blankExpr(col))
		} else {
			out = append(out, expr.Match{Columns: []string{col}, Op: expr.MatchEquals, Text: text, Case: true})
		}
	}
	return out
}

func sampleComparison(col string, c filter.Condition) expr.Predicate {
	number := func(text string) value.Value {
		v, err := value.Decimal(text)
		if err != nil {
			f, _ := strconv.ParseFloat(text, 64)
			v = value.Float(f)
		}
		return v
	}
	if c.Op == filter.Between {
		ends := []value.Value{}
		for _, text := range []string{c.A, c.B} {
			if strings.TrimSpace(text) != "" {
				ends = append(ends, number(text))
			}
		}
		return expr.And{
			expr.Compare{Column: col, Op: expr.OpGreaterEqual, Value: slices.MinFunc(ends, value.Value.Compare)},
			expr.Compare{Column: col, Op: expr.OpLessEqual, Value: slices.MaxFunc(ends, value.Value.Compare)},
		}
	}
	ops := map[filter.Op]expr.Op{
		filter.Equals: expr.OpEqual, filter.Less: expr.OpLess, filter.LessOrEqual: expr.OpLessEqual,
		filter.Greater: expr.OpGreater, filter.GreaterOrEqual: expr.OpGreaterEqual,
	}
	return expr.Compare{Column: col, Op: ops[c.Op], Value: number(c.A)}
}

// A slice behind a source gives the same rows as a grid shows in memory, in the same order.
func TestGridsAndSourcesAgree(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 5))
	rows := samplestage.NewSamples(rng, 120)
	s, source := samplestage.NewFiltered(rows), samplestage.SampleSource(t, rows)
	s.Grid.Sorting.Mode = option.SortMulti
	found := 0
	for range 150 {
		var q rowsource.Query
		s.Grid.Sorting.Keys, s.Grid.Filtering.Columns = nil, nil
		for range rng.IntN(3) {
			key := option.SortKey{ColumnID: []string{"text", "n", "f", "at", "on"}[rng.IntN(5)], Desc: rng.IntN(2) == 0}
			s.Grid.Sorting.Keys = append(s.Grid.Sorting.Keys, key)
			q.Sort = append(q.Sort, rowsource.Order{Column: key.ColumnID, Descending: key.Desc})
		}
		for _, col := range []string{"text", "n", "f", "on"} {
			c := samplestage.RandomCondition(rng, col)
			if rng.IntN(2) == 0 || c.Op == filter.Custom {
				continue
			}
			s.Grid.Filtering.Columns = append(s.Grid.Filtering.Columns, filter.Column{ColumnID: col, Filter: filter.Filter{First: c}})
			q.Filter = expr.Join(q.Filter, sampleExpr(col, c))
		}
		s.Grid.Filtering.Quick = []string{"", "", "s 1", "서울"}[rng.IntN(4)]
		words := strings.Fields(s.Grid.Filtering.Quick)
		if s.Grid.Filtering.QuickPhrase = rng.IntN(2) == 0 && len(words) > 0; s.Grid.Filtering.QuickPhrase {
			words = []string{s.Grid.Filtering.Quick}
		}
		for _, word := range words {
			q.Filter = expr.Join(q.Filter, expr.Match{Columns: []string{"id", "text", "n", "f", "at", "on"}, Text: word})
		}
		s.Grid.Sorting.Keys = samplestage.KeyLast(s.Grid.Sorting.Keys)
		s.Settle()
		view, err := source.Open(context.Background(), q)
		require.NoError(t, err)
		page, err := view.Read(context.Background(), rowsource.Seek{Index: 0}, math.MaxInt)
		require.NoError(t, err)
		want := []int{}
		for _, r := range page.Items {
			want = append(want, r.Id)
		}
		require.Equal(t, want, samplestage.ShownSamples(s), "%s %+v", expr.Print(q.Filter), q.Sort)
		require.Empty(t, s.Problems())
		found += len(want)
	}
	require.Greater(t, found, 1000, "most queries find nothing")
}
