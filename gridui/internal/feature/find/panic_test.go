// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package find_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
)

// The bar shows the panic value of a function of the program.
func TestPanicsOfColumnsKeepTheirMessage(t *testing.T) {
	s := newStage(pets(), func(g *gridui.Grid[pet]) {
		g.DetailText = func(pet) string { panic("boom") }
		g.Find.Query.Text = "cat"
	})
	s.Settle()
	require.ErrorContains(t, s.Grid.Find.Result.Err, "boom")
	require.Contains(t, strings.Join(s.Says(), "\n"), "boom")
}
