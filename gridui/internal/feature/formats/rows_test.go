// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/tint"
)

// rowRule tints rows of Seoul with an amount above 20.
func rowRule(hue tint.Tint) rule.Rule {
	return rule.Rule{Kind: rule.Row, Tints: []tint.Tint{hue}, Where: filter.Expr{Parts: []filter.Expr{
		{ColumnID: "city", Is: filter.Equals.Of("seoul").First}, {ColumnID: "amount", Is: filter.Greater.Of("20").First},
	}}}
}

// Each row that a rule applies to gets one fill; the first rule counts, and cells have their own above it.
func TestRulesTintWholeRows(t *testing.T) {
	shown := ordersOf(600)[:rowsOnScreen()]
	count := func(keep func(o order) bool) (n int) {
		for _, o := range shown {
			if keep(o) {
				n++
			}
		}
		return n
	}
	both := count(func(o order) bool { return o.City == "Seoul" && o.Amount > 20 })
	require.NotZero(t, both)
	not, anyOf := rowRule(tint.Red), rowRule(tint.Red)
	not.Where.Not, anyOf.Where.Any = true, true
	gone := rowRule(tint.Red)
	gone.Where.Parts = append(gone.Where.Parts, filter.Expr{ColumnID: "none", Is: filter.NotBlank.Of().First})
	clear := rowRule(tint.None)
	for name, c := range map[string]struct {
		rules []rule.Rule
		want  int
	}{
		"all":      {[]rule.Rule{rowRule(tint.Red)}, both},
		"any":      {[]rule.Rule{anyOf}, count(func(o order) bool { return o.City == "Seoul" || o.Amount > 20 })},
		"not":      {[]rule.Rule{not}, len(shown) - both},
		"first":    {[]rule.Rule{rowRule(tint.Red), rowRule(tint.Blue)}, both},
		"none":     {[]rule.Rule{clear, rowRule(tint.Red)}, 0},
		"gone":     {[]rule.Rule{gone}, both},
		"inactive": {[]rule.Rule{{Kind: rule.Row}}, 0},
		"custom":   {[]rule.Rule{{Kind: rule.Row, Where: filter.Expr{ColumnID: "city", Is: filter.Condition{Op: filter.Custom, A: "x"}}}}, 0},
		"repeated": {[]rule.Rule{{Kind: rule.Row, Where: filter.On("city", filter.Duplicate.Of())}, {Kind: rule.Row, Where: filter.Not(filter.On("city", filter.HasColor.Of("red")))}}, 0},
		"cells":    {[]rule.Rule{rowRule(tint.Red), one(rule.Rule{When: filter.NotBlank.Of().First}, "amount")}, both + len(shown)},
	} {
		require.Equal(t, c.want, paints(600, c.rules...), name)
	}
}

// Users make a rule for rows in the card: its condition is typed as text, and every column lists it.
func TestRulesForRowsAreMadeInTheCard(t *testing.T) {
	s := newStage(100, nil)
	s.Stage.Style = nil
	s.Look.Locale = locale.For("en")
	s.open("amount")
	s.PressControl(t, "Add")
	s.Settle()
	for range 10 {
		if len(s.formats.Rules) == 1 && s.formats.Rules[0].Kind == rule.Row {
			break
		}
		s.Keys("Right")
		s.Settle()
	}
	require.Equal(t, rule.Row, s.formats.Rules[0].Kind)
	require.Empty(t, s.formats.Rules[0].Columns)
	require.Equal(t, []string{"amount"}, s.formats.Rules[0].Where.Columns())
	s.Keys("Down", "Enter", "Ctrl+A")
	s.Type(`Amount > 20 and City = "Seoul"`)
	s.Settle()
	got := s.formats.Rules[0]
	require.NoError(t, got.Check())
	require.ElementsMatch(t, []string{"amount", "city"}, got.Where.Columns())
	s.Keys("Ctrl+A")
	s.Type("Amount >")
	s.Settle()
	require.Equal(t, got, s.formats.Rules[0], "a text that cannot be read changes nothing")
	require.True(t, s.formats.Changed())
	s.formats.Close()
	s.open("city")
	_, ok := s.Find("Whole row: ")
	require.True(t, ok)
}

// Views keep rules for rows; a reader is told why a row is tinted, in its first cell.
func TestRulesForRowsAreKeptAndSpoken(t *testing.T) {
	s := newStage(100, func(s *stage) { s.formats.Rules = []rule.Rule{rowRule(tint.Red)} })
	view := s.Grid.View()
	text, err := json.Marshal(view)
	require.NoError(t, err)
	require.Contains(t, string(text), `"where":{"parts":[`)
	s.formats.Rules = nil
	var read option.View
	require.NoError(t, json.Unmarshal(text, &read))
	s.Grid.SetView(read)
	s.Settle()
	require.Equal(t, []rule.Rule{rowRule(tint.Red)}, s.formats.Rules)
	told := 0
	for _, n := range s.Nodes() {
		if containsAll(n.Description, "Whole row: ", "Seoul", "20") {
			told++
		}
	}
	require.NotZero(t, told)
}

func TestRowsWithRulesAtRestAllocateNothing(t *testing.T) {
	rest := func(rules ...rule.Rule) float64 {
		s := newStage(100, func(s *stage) { s.formats.Rules = rules })
		for range 10 {
			s.Frame()
		}
		return testing.AllocsPerRun(50, s.Frame)
	}
	require.Equal(t, rest(), rest(rowRule(tint.Red)))
}

// containsAll reports whether a text contains all parts.
func containsAll(text string, parts ...string) bool {
	return !slices.ContainsFunc(parts, func(part string) bool { return !strings.Contains(strings.ToLower(text), strings.ToLower(part)) })
}
