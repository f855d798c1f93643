// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats_test

import (
	"encoding/json"
	"fmt"
	"image"
	"strconv"
	"strings"
	"testing"
	"time"

	"gioui.org/io/key"
	"gioui.org/op"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/opscan"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/tint"
)

// paints returns the number of additional fills in a frame, compared with no formats.
func paints(n int, rules ...rule.Rule) int {
	count := func(rules []rule.Rule) int {
		s := newStage(n, func(s *stage) { s.formats.Rules = rules })
		s.Leave()
		s.Settle()
		return fills(s)
	}
	return count(rules) - count(nil)
}

// fills counts rectangles.
func fills(s *stage) int { return sides(s.Ops()) / 4 }

// sides counts the sides of rectangles and of other shapes: a rectangle by itself, or segments of a path of several.
func sides(ops *op.Ops) int {
	n := gridtest.CountOps(ops)
	return 4*(n.Paint-n.Path) + opscan.Segments(ops)
}

func rowsOnScreen() int { return 15 } // of 720 × 560 with a header

func one(r rule.Rule, columns ...string) rule.Rule {
	r.Columns = columns
	return r
}

// TestRulesPaintTheCellsThatTheyApplyTo counts fills: rows 0 to 14 are visible.
func TestRulesPaintTheCellsThatTheyApplyTo(t *testing.T) {
	shown := rowsOnScreen()
	amounts := func(keep func(o order) bool) (n int) {
		for _, o := range ordersOf(600)[:shown] {
			if keep(o) {
				n++
			}
		}
		return n
	}
	for name, c := range map[string]struct {
		rule rule.Rule
		want int
	}{
		"greater":    {one(rule.Rule{When: filter.Greater.Of("100").First}, "amount"), amounts(func(o order) bool { return o.Amount > 100 })},
		"text":       {one(rule.Rule{When: filter.Contains.Of("SEO").First}, "city"), amounts(func(o order) bool { return o.City == "Seoul" })},
		"blank":      {one(rule.Rule{When: filter.Blank.Of().First}, "city"), amounts(func(o order) bool { return o.City == "" })},
		"true":       {one(rule.Rule{When: filter.True.Of().First}, "paid"), amounts(func(o order) bool { return o.Paid })},
		"date":       {one(rule.Rule{When: filter.LessOrEqual.Of("2024-01-05").First}, "at"), 5},
		"time":       {one(rule.Rule{When: filter.Equals.Of("2024-01-03").First}, "at"), 1},
		"top":        {one(rule.Rule{Kind: rule.Top, N: 12, Low: true}, "amount"), 2},
		"mean":       {one(rule.Rule{Kind: rule.Mean}, "pieces"), amounts(func(o order) bool { return o.Pieces > 1 })},
		"repeated":   {one(rule.Rule{Kind: rule.Duplicates}, "city"), amounts(func(o order) bool { return o.City != "" })},
		"single":     {one(rule.Rule{Kind: rule.Duplicates, Low: true}, "city"), 0},
		"two":        {one(rule.Rule{When: filter.NotBlank.Of().First}, "amount", "pieces"), 2 * shown},
		"invalid":    {one(rule.Rule{Kind: rule.Scale}, "amount"), 0},
		"gone":       {one(rule.Rule{When: filter.NotBlank.Of().First}, "none"), 0},
		"unreadable": {one(rule.Rule{When: filter.Greater.Of("many").First}, "amount"), 0},
		"text scale": {one(rule.Rule{Kind: rule.Scale, Tints: []tint.Tint{tint.Red, tint.Green}}, "city"), 0},
	} {
		require.Equal(t, c.want, paints(600, c.rule), name)
	}
	// The cells of a scale over the rows on the screen have different colours, and are filled two at a time.
	for _, column := range []string{"amount", "at"} {
		scale := one(rule.Rule{Kind: rule.Scale, Tints: []tint.Tint{tint.Red, tint.Green}}, column)
		require.Equal(t, (shown+1)/2, paints(shown, scale), column)
	}
	arrows := func(rules ...rule.Rule) int {
		s := newStage(600, func(s *stage) { s.formats.Rules = rules })
		s.Leave()
		s.Settle()
		return sides(s.Ops())
	}
	require.Equal(t, 3*shown, arrows(one(rule.Rule{Kind: rule.Set}, "amount"))-arrows())
}

func TestWrongRulesAreReported(t *testing.T) {
	s := newStage(10, func(s *stage) { s.formats.Rules = []rule.Rule{{Kind: rule.Top, Columns: []string{"amount"}}} })
	s.Frame()
	found := false
	for _, ev := range s.Events {
		if p, ok := ev.(events.ProblemFound); ok {
			found = found || strings.Contains(p.Err.Error(), "rule: not a rule")
		}
	}
	require.True(t, found, "%v", s.Events)
}

func TestStatisticsFollowChanges(t *testing.T) {
	s := newStage(600, func(s *stage) { s.formats.Rules = []rule.Rule{one(rule.Rule{Kind: rule.Top, N: 1}, "amount")} })
	s.Leave()
	s.Settle()
	alone := func() int { // rectangles that are the only ones of their colour
		n := gridtest.CountOps(s.Ops())
		return n.Paint - n.Path
	}
	was := alone() // the largest ones are further down
	row := ordersOf(1)[0]
	row.Amount = 99999
	require.NoError(t, s.Grid.Apply(gridui.Changes[order]{Update: []order{row}}))
	s.Frame()
	s.Settle()
	require.Equal(t, was+1, alone())
}

func TestCardMakesRules(t *testing.T) {
	s := newStage(600, nil)
	s.Grid.Column("amount").OpenMenu()
	s.Settle()
	s.ClickOn(t, "Conditional formats…")
	s.Called(t, "Amount – Conditional formats")
	s.ClickOn(t, "Add")
	require.Equal(t, []rule.Rule{one(rule.Rule{Kind: rule.Scale, Tints: []tint.Tint{tint.None, tint.Green}, When: filter.Condition{Op: filter.Equals}}, "amount")}, s.formats.Rules)
	require.True(t, s.formats.Changed())
	require.False(t, s.formats.Changed())
	// The cursor is at the kind.
	s.Key(key.NameRightArrow, 0)
	s.Settle()
	require.Equal(t, rule.Bars, s.formats.Rules[0].Kind)
	s.Key(key.NameLeftArrow, 0)
	s.Key(key.NameLeftArrow, 0)
	s.Settle()
	require.Equal(t, rule.When, s.formats.Rules[0].Kind)
	s.ClickOn(t, "Condition")
	require.Equal(t, filter.NotEquals, s.formats.Rules[0].When.Op)
	s.Key(key.NameLeftArrow, 0)
	s.Settle()
	s.Key(key.NameDownArrow, 0)
	s.Key(key.NameReturn, 0) // the field has the keyboard focus
	s.Settle()
	s.Type("21")
	s.Settle()
	require.Equal(t, filter.Condition{Op: filter.Equals, A: "21"}, s.formats.Rules[0].When)
	s.Key(key.NameEscape, 0) // back to the list
	s.Settle()
	require.Equal(t, "amount", s.formats.OpenColumn())
	s.Called(t, "Equals 21")
	s.Key(key.NameEscape, 0)
	s.Settle()
	require.Empty(t, s.formats.OpenColumn())
}

// TestEverySettingCanBeChosen steps through the choices of all settings of all kinds, by keys, in both
// directions.
func TestEverySettingCanBeChosen(t *testing.T) {
	for _, column := range []string{"amount", "city", "at", "paid"} {
		s := newStage(100, func(s *stage) { s.formats.Rules = []rule.Rule{one(rule.Rule{Kind: rule.Duplicates}, column)} })
		s.open(column)
		s.Key(key.NameReturn, 0)
		s.Settle()
		seen := map[rule.Kind]bool{}
		for range 8 {
			s.Key(key.NameHome, 0)
			s.Key(key.NameRightArrow, 0)
			s.Settle()
			seen[s.formats.Rules[0].Kind] = true
			for range 14 {
				s.Key(key.NameDownArrow, 0)
				for range 3 {
					s.Key(key.NameRightArrow, 0)
				}
				s.Key(key.NameLeftArrow, 0)
				s.Settle()
				require.NoError(t, s.formats.Rules[0].Check())
			}
		}
		require.Len(t, seen, map[string]int{"amount": 8, "city": 3, "at": 8, "paid": 3}[column])
	}
}

func TestRulesAreOrderedAndDeleted(t *testing.T) {
	texts := []string{"a", "b", "c"}
	s := newStage(100, func(s *stage) {
		for _, text := range texts {
			s.formats.Rules = append(s.formats.Rules, one(rule.Rule{When: filter.Contains.Of(text).First}, "city"), one(rule.Rule{Kind: rule.Mean}, "amount"))
		}
	})
	order := func() (out string) {
		for _, r := range s.formats.Rules {
			out += r.When.A
		}
		return out
	}
	s.open("city")
	s.ClickOn(t, "Down")
	require.Equal(t, "bac", order())
	s.ClickOn(t, "Down")
	require.Equal(t, "bca", order())
	require.True(t, s.Called(t, "Down").Disabled)
	s.ClickOn(t, "Up")
	require.Equal(t, "bac", order())
	s.Key(key.NameDeleteForward, 0)
	s.Settle()
	s.ClickOn(t, "Delete")
	require.Equal(t, "b", order()[:1])
	require.Len(t, s.formats.Rules, 4)
	s.formats.Rules = nil
	s.Settle()
	require.Contains(t, s.Says(), "No formats for this column")
}

func TestNumbersThatCannotBeReadAreRefused(t *testing.T) {
	s := newStage(100, func(s *stage) { s.formats.Rules = []rule.Rule{one(rule.Rule{Kind: rule.Top, N: 5}, "amount")} })
	s.open("amount")
	s.Key(key.NameReturn, 0)
	s.Key(key.NameDownArrow, 0)
	s.Key(key.NameDownArrow, 0)
	s.Key(key.NameReturn, 0)
	s.Settle()
	s.Type("x")
	s.Settle()
	require.Equal(t, 5, s.formats.Rules[0].N)
	require.Contains(t, s.Says(), "This is no value of the column.")
}

func TestProgramLocksFixesAndForbids(t *testing.T) {
	set := func(s *stage) {
		s.formats.Fixed = []rule.Rule{one(rule.Rule{When: filter.True.Of().First}, "paid")}
		s.formats.Rules = []rule.Rule{one(rule.Rule{Kind: rule.Mean}, "amount")}
	}
	s := newStage(100, func(s *stage) { set(s); s.formats.Locked = true })
	s.open("amount")
	s.Key(key.NameReturn, 0)
	s.Key(key.NameDeleteForward, 0)
	s.Settle()
	require.Len(t, s.formats.Rules, 1)
	require.Equal(t, 0, s.formats.Rules[0].N)
	_, ok := s.Find("Add")
	require.False(t, ok)
	s.formats.Close()
	s.Grid.Column("city").OpenMenu()
	s.Settle()
	require.True(t, s.Called(t, "Conditional formats…").Disabled)

	s = newStage(100, set)
	s.open("paid")
	s.Called(t, "True (Set by the program)")
	require.True(t, s.Called(t, "Delete").Disabled)
	s.Key(key.NameDeleteForward, 0)
	s.Settle()
	require.Len(t, s.formats.Fixed, 1)

	s = newStage(100, func(s *stage) { s.formats.MenuDisabled = true })
	s.Grid.Column("amount").OpenMenu()
	s.Settle()
	require.NotContains(t, s.Says(), "Conditional formats…")
}

func TestViewsKeepRules(t *testing.T) {
	s := newStage(100, func(s *stage) { s.formats.Rules = []rule.Rule{one(rule.Rule{Kind: rule.Mean}, "amount")} })
	view := s.Grid.View()
	text, err := json.Marshal(view)
	require.NoError(t, err)
	var read option.View
	require.NoError(t, json.Unmarshal(text, &read))
	s.Grid.SetView(option.View{Extensions: map[string]json.RawMessage{}})
	require.Empty(t, s.formats.Rules)
	s.Grid.SetView(read)
	require.Len(t, s.formats.Rules, 1)
	for _, wrong := range []string{`7`, `[{"kind":"none"}]`, `[{"columns":["a"],"kind":"top"}]`} {
		s.Grid.SetView(option.View{Extensions: map[string]json.RawMessage{"formats": json.RawMessage(wrong)}})
		require.Len(t, s.formats.Rules, 1, wrong)
	}
}

// A rule compares with the same number in all languages. Views of older programs do not record theirs.
func TestViewsKeepTheNumbersOfRules(t *testing.T) {
	in := func(language string, operand string) *stage {
		return newStage(100, func(s *stage) {
			s.Style = func(st *gridui.Style) { st.Locale.Numbers = locale.NumbersFor(language) }
			if operand != "" {
				s.formats.Rules = []rule.Rule{one(rule.Rule{When: filter.Greater.Of(operand).First}, "amount", "pieces")}
			}
		})
	}
	for _, c := range []struct{ from, operand, to, want string }{
		{"de", "1,5", "en", "1.5"}, {"de", "1.234,5", "en", "1234.5"}, {"en", "1,234.5", "de", "1234,5"}, {"fr", "0,125", "hi", "0.125"}, {"en", "10", "de", "10"},
	} {
		view, err := json.Marshal(in(c.from, c.operand).Grid.View())
		require.NoError(t, err)
		var read option.View
		require.NoError(t, json.Unmarshal(view, &read))
		s := in(c.to, "")
		s.Grid.SetView(read)
		require.Equal(t, c.want, s.formats.Rules[0].When.A, c)
		s.Settle()
		again, err := json.Marshal(s.Grid.View())
		require.NoError(t, err)
		require.Equal(t, string(view), string(again), c)
	}
	for old, want := range map[string]string{"1,6": "1.6", "1.6": "1.6", "7": "7", "1,234": "1,234 ?"} {
		s := in("en", "")
		s.Grid.SetView(option.View{Extensions: map[string]json.RawMessage{"formats": fmt.Appendf(nil, `[{"columns":["amount"],"kind":"when","tints":["red"],"when":{"op":"greater","a":%q}}]`, old)}})
		require.Equal(t, want, s.formats.Rules[0].When.A)
		s.Settle()
		require.Equal(t, strings.HasSuffix(want, "?"), len(s.Problems()) > 0)
	}
}

func TestSettledFormatsAllocateNothing(t *testing.T) {
	all := []string{"amount", "pieces", "city", "paid", "at"}
	s := newStage(600, func(s *stage) {
		s.formats.Rules = []rule.Rule{
			one(rule.Rule{When: filter.Contains.Of("서울").First}, all...), one(rule.Rule{When: filter.Equals.Of("Seoul").First}, "city"),
			one(rule.Rule{Kind: rule.Scale, Tints: []tint.Tint{tint.Red, tint.Yellow, tint.Green}}, all...), one(rule.Rule{Kind: rule.Bars}, "amount"),
			one(rule.Rule{Kind: rule.Set, Icons: rule.Shapes}, "at"), one(rule.Rule{Kind: rule.Duplicates}, all...), one(rule.Rule{Kind: rule.Top, N: 10}, all...),
		}
	})
	s.Leave()
	s.Settle()
	require.Zero(t, s.Allocs(50, nil))
	s.open("amount")
	s.Leave()
	s.Settle()
	require.Zero(t, s.Allocs(50, nil))
}

// TestCostFollowsTheScreen compares the paint operations for many rows with those for a small number.
func TestCostFollowsTheScreen(t *testing.T) {
	r := one(rule.Rule{When: filter.NotBlank.Of().First}, "amount")
	require.Equal(t, paints(100, r), paints(20_000, r))
}

func TestCardFitsIntoSmallWindowsAndBothDirections(t *testing.T) {
	for i, size := range []image.Point{{180, 160}, {320, 240}, {720, 100}, {40, 40}} {
		s := newStage(60, func(s *stage) {
			if i%2 == 0 {
				s.Style = func(st *gridui.Style) { st.Direction = gridui.DirectionRTL }
			}
		})
		s.Size = size
		s.open("amount")
		s.Settle()
		require.Equal(t, "amount", s.formats.OpenColumn())
		s.Grid.ColumnVisibility.Hidden = []string{"amount"}
		s.Settle()
		require.Empty(t, s.formats.OpenColumn())
	}
}

func TestOnlyConditionsApplyToRowsThatMayNotBeRead(t *testing.T) {
	rows := ordersOf(100)
	s := newStage(0, func(s *stage) {
		s.Grid.Virtual.ScanDisabled = true
		s.Grid.SetSource(source(rows))
		s.formats.Rules = []rule.Rule{one(rule.Rule{Kind: rule.Mean}, "amount")}
	})
	s.Leave()
	s.Settle()
	was := fills(s)
	s.formats.Rules = []rule.Rule{one(rule.Rule{When: filter.GreaterOrEqual.Of(strconv.Itoa(0)).First}, "amount")}
	s.Frame()
	s.Settle()
	require.Equal(t, was+rowsOnScreen(), fills(s))
}

// source holds rows that the grid requests one by one.
type source []order

func (s source) Len() int       { return len(s) }
func (s source) At(i int) order { return s[i] }

// While rows scroll, the cells of a scale take fewer operations. When they rest, they take those of cells that have never
// been images.
func TestScalesAreExactWhenTheRowsRest(t *testing.T) {
	scroll := func(rules []rule.Rule) (least, rest int) {
		s := newStage(1000, func(s *stage) { s.formats.Rules = rules })
		least = 1 << 30
		for i := range 40 {
			s.Grid.ScrollToOffset(int64(4000 + 9*i))
			s.Advance(time.Second / 60)
			s.Frame()
			least = min(least, gridtest.CountOps(s.Ops()).Paint)
		}
		require.True(t, s.Settle())
		return least, gridtest.CountOps(s.Ops()).Paint
	}
	plainLeast, plainRest := scroll(nil)
	least, rest := scroll([]rule.Rule{one(rule.Rule{Kind: rule.Scale, Tints: []tint.Tint{tint.Red, tint.Yellow, tint.Green}}, "amount")})
	require.Equal(t, 8, rest-plainRest, "two of the cells at once")
	require.LessOrEqual(t, least-plainLeast, 3)
}

// While rows scroll, the values of each row are read for its looks when its block comes onto the screen, and not again for
// each row of the block.
func TestLooksOfRowsThatScrollAreReadOnce(t *testing.T) {
	reads := func(rules ...rule.Rule) (n int) {
		counts := false
		s := newStage(2000, func(s *stage) {
			s.formats.Rules, s.Grid.Semantics = rules, option.SemanticsOff // descriptions are read in each frame
			s.Grid.Columns = append(s.Grid.Columns, gridui.Field("tens", "Tens", func(o order) float64 {
				if counts {
					n++
				}
				return o.Amount / 10
			}))
		})
		for i := range 20 {
			s.Grid.ScrollToOffset(int64(i)) // the first rows of a movement are read for their block
			s.Frame()
		}
		counts = true
		for i := range 1600 {
			s.Grid.ScrollToOffset(int64(20 + 9*i))
			s.Frame()
		}
		return n
	}
	const rows = 9 * 1600 / 36
	plain, ruled := reads(), reads(one(rule.Rule{Kind: rule.Bars}, "tens"))
	require.InDelta(t, 2*rows, ruled-plain, 2*draw.StripRows, "is there a value, and which")
}
