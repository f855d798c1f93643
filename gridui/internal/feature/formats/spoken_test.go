// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/tint"
)

// said returns the description of a cell with the given text, in the column with the given header.
func (s *stage) said(header, text string) string {
	s.Settle()
	for _, n := range s.Nodes() {
		if n.Label == text && strings.HasPrefix(n.Description, header+", ") {
			return n.Description
		}
	}
	return ""
}

func TestFormatsAreSpoken(t *testing.T) {
	red := []tint.Tint{tint.Red}
	s := newStage(8, func(s *stage) {
		s.Grid.Semantics = option.SemanticsCells
		s.formats.Rules = []rule.Rule{
			one(rule.Rule{Kind: rule.Set, Icons: rule.Steps}, "pieces"),
			one(rule.Rule{When: filter.Greater.Of("50").First, Tints: red}, "amount"),
			one(rule.Rule{Kind: rule.Bars, Tints: red}, "amount"),
			one(rule.Rule{Kind: rule.Duplicates, Tints: red}, "city"),
		}
	})
	require.Contains(t, s.said("Pieces", "3"), "Pieces, 3, level 4 of 4, row ")
	require.Contains(t, s.said("Pieces", "0"), "level 1 of 4")
	require.Contains(t, s.said("Amount", "63"), "Amount, 63, Greater than 50, row ")
	require.NotContains(t, s.said("Amount", "21"), "Greater", "bars say no more than the value")
	require.Contains(t, s.said("City", "Seoul"), "Repeated values")
	require.NotContains(t, s.said("City", "Daegu"), "values")

	s.formats.Rules = append(s.formats.Rules, one(rule.Rule{Kind: rule.Mean, Tints: red}, "pieces"))
	require.Contains(t, s.said("Pieces", "3"), "Above the mean, level 4 of 4", "both, as the rules change")
	require.LessOrEqual(t, s.Allocs(50, nil), newStage(8, func(s *stage) { s.Grid.Semantics = option.SemanticsCells }).Allocs(50, nil))
	s.formats.Rules = nil
	require.NotContains(t, s.said("Pieces", "3"), "level")
}

func TestFormatsAreSpokenInKorean(t *testing.T) {
	s := newStage(8, func(s *stage) {
		s.Grid.Semantics = option.SemanticsCells
		s.Style = func(st *gridui.Style) { st.Locale = locale.For("ko") }
		s.formats.Fixed = []rule.Rule{one(rule.Rule{Kind: rule.Set}, "pieces")}
	})
	require.Contains(t, s.said("Pieces", "3"), "3단계 중 3단계")
}
