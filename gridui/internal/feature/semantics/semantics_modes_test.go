// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package semantics_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestSemanticsModes(t *testing.T) {
	for mode, want := range map[option.Semantics][2]bool{
		option.SemanticsAuto: {true, true}, option.SemanticsCells: {true, true},
		option.SemanticsRows: {true, false}, option.SemanticsOff: {false, false},
	} {
		s := gridstage.NewPeople(10)
		s.Grid.Semantics = mode
		s.Settle()
		_, row := s.Find("row 2 of 10")
		_, cell := s.Find("Lee")
		require.Equal(t, want, [2]bool{row, cell}, mode)
	}
}
