// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering_test

import (
	"fmt"
	"image"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	gridevents "github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/samplestage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// hardOperands returns operands, some of which a one-line editor cannot show exactly.
func hardOperands() []string {
	return []string{"", " ", "a", "x\ny", "x\r\ny", "a\tb", "\xff\xfe", "a\xc3", "=a", ">5", "1..2", "true", "2001-03", strings.Repeat("é", 3000)}
}

// filtersOfEveryKind returns filters with every operator, including unknown ones, and every number of
// operands and values, single and combined.
func filtersOfEveryKind() (out []filter.Filter) {
	add := func(f filter.Filter) { out = append(out, f) }
	for op := filter.Contains; op <= filter.Custom+1; op++ {
		for i, a := range hardOperands() {
			b := hardOperands()[(i+3)%len(hardOperands())]
			add(filter.Filter{First: filter.Condition{Op: op, A: a}})
			add(filter.Filter{First: filter.Condition{Op: op, A: a, B: b, Values: []string{a, b}}, Any: i%2 == 0})
			add(filter.Filter{Second: filter.Condition{Op: op, A: a, B: b}, Any: i%2 == 0})
		}
		add(filter.OneOf.Of("a").And(filter.Filter{First: filter.Condition{Op: op, A: "b"}}))
		add(filter.OneOf.Of("a", "a", "").Or(filter.Filter{First: filter.Condition{Op: op, A: "b"}}))
		add(filter.Filter{First: filter.Condition{Op: op, A: "b"}}.And(filter.OneOf.Of("a\nb")))
	}
	add(filter.OneOf.Of())
	add(filter.Filter{Any: true})
	return out
}

// shareOf returns the filters to try with the n-th of several kinds of grids: with -short an eighth of them,
// so that eight kinds together try each filter.
func shareOf(all []filter.Filter, n int) (out []filter.Filter) {
	stride := len(all) / rounds.Of(len(all))
	for i := n % stride; i < len(all); i += stride {
		out = append(out, all[i])
	}
	return out
}

func newFiveKinds(controlled bool) *gridstage.Stage[samplestage.FiveKinds] {
	s := gridstage.New(image.Pt(700, 500), func(g *gridui.Grid[samplestage.FiveKinds]) {
		g.Columns = samplestage.FiveKindsColumns()
		g.SetRows([]samplestage.FiveKinds{{Text: "a", Number: 1}, {Text: "x\ny", Number: 2, Truth: true}})
		g.Filtering = option.Filtering{Enabled: true, Row: true, Controlled: controlled}
	})
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Settle()
	return s
}

// rests draws frames and checks that the filter is unchanged.
func rests[T any](s *gridstage.Stage[T], t *testing.T, column string, want filter.Filter, why string) {
	t.Helper()
	for range 3 {
		require.True(t, s.Settle(), "%s: frames without end", why)
	}
	require.Empty(t, gridstage.EventsOf[gridevents.FilterChanged](s.Events), why)
	require.Equal(t, want, s.Grid.Column(column).Filter(), why)
}

// TestNothingIsProposedThatNobodyDid opens, shows and closes the panel and the field of filters of every
// kind: without a change by a user, the filter must not change.
func TestNothingIsProposedThatNobodyDid(t *testing.T) {
	kinds := 0
	for _, controlled := range []bool{false, true} {
		for _, column := range []string{"text", "number", "day", "truth", "own"} {
			s := newFiveKinds(controlled)
			shown := shareOf(filtersOfEveryKind(), kinds)
			kinds++
			for _, f := range shown {
				why := fmt.Sprintf("%s %v %.40q", column, controlled, fmt.Sprint(f))
				s.Events = nil
				s.Grid.Filtering.Columns = []filter.Column{{ColumnID: column, Filter: f}}
				rests(s, t, column, f, why)
				s.Grid.Column(column).OpenFilter()
				rests(s, t, column, f, why+": panel open")
				s.Keys("Escape")
				rests(s, t, column, f, why+": panel closed")
			}
		}
	}
}

// TestFieldsOfTheFilterRowProposeNothing moves the keyboard focus through fields that cannot show their
// filters exactly, while the program sets filters.
func TestFieldsOfTheFilterRowProposeNothing(t *testing.T) {
	kinds := 0
	for _, controlled := range []bool{false, true} {
		for _, column := range []struct{ id, header string }{{"text", "Text"}, {"number", "Number"}, {"day", "Day"}, {"own", "Own"}} {
			s := newFiveKinds(controlled)
			shown := shareOf(filtersOfEveryKind(), kinds)
			kinds++
			for _, f := range shown {
				why := fmt.Sprintf("%s %v %.40q", column.id, controlled, fmt.Sprint(f))
				s.Events, s.Grid.Filtering.Columns = nil, nil
				s.Settle()
				s.Click(s.FilterFieldAt(column.header))
				s.Grid.Filtering.Columns = []filter.Column{{ColumnID: column.id, Filter: f}}
				rests(s, t, column.id, f, why+": while typed into")
				s.Keys("Escape")
				rests(s, t, column.id, f, why+": left")
				if panelNeeded(f) {
					continue
				}
				s.Click(s.FilterFieldAt(column.header))
				rests(s, t, column.id, f, why+": opened")
				s.Keys("Tab", "Shift+Tab", "Escape")
				rests(s, t, column.id, f, why+": walked through")
			}
		}
	}
}

// panelNeeded reports whether a click into the field of a filter opens the panel.
func panelNeeded(f filter.Filter) bool {
	return f.Second.Active() || f.First.Active() && f.First.Op >= filter.Blank && f.First.Op != filter.Custom
}

// TestThePanelChangesOneConditionAlone types into one condition: the other is unchanged, even the parts that
// the panel cannot show.
func TestThePanelChangesOneConditionAlone(t *testing.T) {
	for _, controlled := range []bool{false, true} {
		for _, first := range []filter.Filter{
			filter.OneOf.Of("a"), filter.Contains.Of("x\ny"), filter.Less.Of("\xff"),
			{First: filter.Condition{Op: filter.Blank, A: "kept"}},
		} {
			s := newFiveKinds(controlled)
			s.On = func(ev gridevents.Event) {
				if ev, ok := ev.(gridevents.FilterChanged); ok && controlled {
					ev.Apply(&s.Grid.Options)
				}
			}
			s.Size.Y = 800
			f := first.And(filter.Contains.Of("b"))
			s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "text", Filter: f}}
			s.Grid.Column("text").OpenFilter()
			s.Settle()
			s.Click(operand(s, t, 1))
			s.Keys("End")
			s.Type("c")
			require.Equal(t, first.And(filter.Contains.Of("bc")), s.Grid.Column("text").Filter(), "%v", controlled)
			s.Click(s.ButtonAt("And"))
			require.Equal(t, first.Or(filter.Contains.Of("bc")), s.Grid.Column("text").Filter())
			s.Keys("Escape")
			require.Equal(t, first.Or(filter.Contains.Of("bc")), s.Grid.Column("text").Filter())
		}
	}
}

// operand returns the centre of an operand's field in the panel, counted from the end.
func operand[T any](s *gridstage.Stage[T], t *testing.T, fromEnd int) (x, y float32) {
	t.Helper()
	found := s.FindAll(locale.For("en").FilterValue)
	require.GreaterOrEqual(t, len(found), fromEnd)
	return found[len(found)-fromEnd].Center()
}

// TestThePanelShowsWhatItProposes types into the panel of a program that answers late or never: the text
// remains, and each key is proposed only one time.
func TestThePanelShowsWhatItProposes(t *testing.T) {
	s := newFiveKinds(true)
	s.Grid.Column("text").OpenFilter()
	s.Settle()
	s.Type("a")
	s.Type("b")
	require.Equal(t, []filter.Filter{filter.Contains.Of("a"), filter.Contains.Of("ab")}, proposed(s.Events))
	require.True(t, s.Settle())
	s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "text", Filter: filter.Contains.Of("ab")}}
	s.Settle()
	s.Type("c")
	require.Equal(t, filter.Contains.Of("abc"), proposed(s.Events)[2])
	s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "text", Filter: filter.StartsWith.Of("z")}}
	s.Settle()
	s.Keys("End")
	s.Type("y")
	require.Equal(t, filter.StartsWith.Of("zy"), proposed(s.Events)[3], "another answer shows")
	require.Len(t, proposed(s.Events), 4)
}

func proposed(events []gridevents.Event) []filter.Filter {
	var out []filter.Filter
	for _, ev := range gridstage.EventsOf[gridevents.FilterChanged](events) {
		out = append(out, ev.Filter)
	}
	return out
}
