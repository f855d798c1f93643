// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rule_test

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/tint"
)

func ExampleRule() {
	r := rule.Rule{Columns: []string{"total"}, Kind: rule.Scale, Tints: []tint.Tint{tint.None, tint.Green}, Max: rule.Point{By: rule.Percentile, Value: 90}}
	text, _ := json.Marshal(r)
	fmt.Println(string(text), r.Check())
	// Output: {"columns":["total"],"kind":"scale","max":{"by":"percentile","value":90},"tints":["none","green"]} <nil>
}

func valid() []rule.Rule {
	c := []string{"a", "b"}
	return []rule.Rule{
		{Columns: c, When: filter.Contains.Of("x").First, Tints: []tint.Tint{tint.Red}, Stop: true},
		{Columns: c, When: filter.OneOf.Of("x", "y").First},
		{Columns: c, Kind: rule.Scale, Tints: []tint.Tint{tint.Red, tint.Yellow, tint.Green}, Mid: rule.Point{By: rule.Percent, Value: 30}},
		{Columns: c, Kind: rule.Bars, Tints: []tint.Tint{tint.Blue}, Min: rule.Point{By: rule.Number, Value: -4}},
		{Columns: c, Kind: rule.Set, Icons: rule.Steps},
		{Columns: c, Kind: rule.Top, N: 10, Percent: true, Low: true},
		{Columns: c, Kind: rule.Mean, Low: true},
		{Columns: c, Kind: rule.Duplicates},
	}
}

func TestRulesGoToJSONAndBack(t *testing.T) {
	for _, r := range valid() {
		require.NoError(t, r.Check())
		text, err := json.Marshal(r)
		require.NoError(t, err)
		var back rule.Rule
		require.NoError(t, json.Unmarshal(text, &back))
		require.True(t, r.Equal(back), "%s", text)
	}
	for _, text := range []string{`{"kind":"x"}`, `{"tints":["pink"]}`, `{"icons":"x"}`, `{"min":{"by":"x"}}`, `{"when":{"op":"x"}}`} {
		require.Error(t, json.Unmarshal([]byte(text), new(rule.Rule)), text)
	}
	_, err := json.Marshal(rule.Rule{Kind: 99})
	require.ErrorContains(t, err, "rule: not a rule")
}

func TestWrongRulesAreRefused(t *testing.T) {
	c := []string{"a"}
	for _, r := range []rule.Rule{
		{}, {Columns: []string{""}}, {Columns: c, Kind: 99}, {Columns: c, Kind: rule.Scale}, {Columns: c, Kind: rule.Scale, Tints: make([]tint.Tint, 4)},
		{Columns: c, Kind: rule.Top}, {Columns: c, Kind: rule.Top, N: 101, Percent: true}, {Columns: c, Icons: 99}, {Columns: c, Tints: []tint.Tint{99}},
		{Columns: c, Kind: rule.Bars, Min: rule.Point{By: rule.Number, Value: math.NaN()}}, {Columns: c, Min: rule.Point{By: 99}},
		{Columns: c, When: filter.Condition{Op: 99}}, {Columns: c, When: filter.Custom.Of("x").First},
	} {
		require.ErrorContains(t, r.Check(), "rule: not a rule", "%+v", r)
	}
}

func TestClonesShareNothing(t *testing.T) {
	rules := valid()
	clones := slices.Clone(rules)
	for i := range clones {
		clones[i] = rules[i].Clone()
	}
	require.True(t, slices.EqualFunc(rules, clones, rule.Rule.Equal))
	clones[0].Columns[0], clones[2].Tints[0], clones[1].When.Values[0] = "z", tint.Grey, "z"
	require.True(t, slices.EqualFunc(rules, valid(), rule.Rule.Equal))
	require.False(t, slices.EqualFunc(rules, clones, rule.Rule.Equal))
	require.Equal(t, tint.Yellow, rules[7].Tint())
}
