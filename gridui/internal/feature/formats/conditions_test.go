// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats_test

import (
	"image"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/formats"
	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// valued is a row with a value of each kind, or without any.
type valued struct {
	number float64
	text   string
	on     bool
	at     time.Time
	wait   time.Duration
	tags   []string
	none   bool
}

func valuedColumn[V any](id string, of func(r valued) V) *gridui.Typed[valued, V] {
	return gridui.Func(id, id, func(r valued) (V, bool) { return of(r), !r.none }).Width(120)
}

// conditioned returns the number of additional fills in a frame for a condition on a column. Two of the four rows are
// equal, and one has no values.
func conditioned(t *testing.T, id string, when filter.Condition) int {
	count := func(list []rule.Rule) int {
		s := &valuedStage{}
		g := &s.Grid
		g.Columns = []gridui.Column[valued]{
			valuedColumn("number", func(r valued) float64 { return r.number }),
			valuedColumn("text", func(r valued) string { return r.text }),
			valuedColumn("truth", func(r valued) bool { return r.on }),
			valuedColumn("day", func(r valued) time.Time { return r.at }).Layout("2006-01-02"),
			valuedColumn("moment", func(r valued) time.Time { return r.at }),
			valuedColumn("wait", func(r valued) time.Duration { return r.wait }),
			valuedColumn("tags", func(r valued) []string { return r.tags }).Tags([]string{"a", "b"}, option.Tags{}),
		}
		day := time.Date(2024, time.March, 4, 10, 30, 0, 0, time.UTC)
		two := valued{number: 2, text: "two", on: true, at: day.AddDate(0, 0, 1), wait: 2 * time.Hour, tags: []string{"a", "b"}}
		g.SetRows([]valued{{number: 1, text: "one", at: day, wait: time.Hour, tags: []string{"a"}}, two, two, {none: true}})
		s.formats.Rules = list
		g.Extensions = []gridui.Extension{&s.formats}
		s.Harness = s.Show(image.Pt(1000, 400))
		s.Settle()
		s.Leave()
		s.Settle()
		require.Empty(t, s.Problems())
		return sides(s.Ops()) / 4
	}
	return count([]rule.Rule{one(rule.Rule{When: when}, id)}) - count(nil)
}

// Each condition that the card offers for a kind of values holds for some cells and not for all.
func TestEachConditionCanHold(t *testing.T) {
	operand := map[string]string{"number": "2", "text": "two", "day": "2024-03-05", "moment": "2024-03-05", "wait": "2h0m0s", "tags": "b"}
	texts := []filter.Op{filter.Contains, filter.NotContains, filter.Equals, filter.NotEquals, filter.StartsWith, filter.EndsWith}
	sizes := []filter.Op{
		filter.Equals, filter.NotEquals, filter.Less, filter.LessOrEqual, filter.Greater, filter.GreaterOrEqual, filter.Between, filter.Contains, filter.NotContains,
	}
	always := []filter.Op{filter.Blank, filter.NotBlank, filter.Duplicate, filter.Unique}
	offered := map[string][]filter.Op{
		"number": append(sizes, always...), "text": append(texts, always...), "truth": {filter.True, filter.False, filter.Blank, filter.NotBlank},
		"day": append(sizes, always...), "moment": append(sizes, always...), "wait": append(sizes, always...),
		"tags": append([]filter.Op{filter.Contains, filter.NotContains, filter.Has, filter.HasAll, filter.HasNone}, always...),
	}
	for id, ops := range offered {
		for _, op := range ops {
			of := operand[id]
			low := map[string]string{"number": "1", "day": "2024-03-04", "moment": "2024-03-04", "wait": "1h0m0s"}[id]
			condition := filter.Condition{Op: op, A: of, B: of}
			if op == filter.LessOrEqual {
				condition.A = low
			}
			if op == filter.Greater {
				condition.A = low
			}
			want := map[filter.Op]int{filter.Unique: 1, filter.Blank: 1, filter.Duplicate: 2, filter.NotBlank: 3}[op]
			got := conditioned(t, id, condition)
			if want > 0 {
				require.Equal(t, want, got, "%s %s", id, op)
			}
			require.Positive(t, got, "%s %s", id, op)
			require.Less(t, got, 4, "%s %s", id, op)
		}
	}
}

// valuedStage is a grid of values with conditional formats.
type valuedStage struct {
	*gridtest.Harness
	gridstage.Stage[valued]
	formats formats.Formats
}
