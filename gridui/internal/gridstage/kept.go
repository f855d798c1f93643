// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridstage

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/opscan"
	"github.com/giogrid/giogrid/gridui/option"
)

// Kept is a grid that keeps a drawing between frames unless it describes it, and a change of what the drawing shows.
type Kept struct {
	*gridtest.Harness
	Semantics *option.Semantics
	Change    func()
}

// RequireKeptFollows requires that the grid of begin looks different after the change, and as a grid that draws anew.
func RequireKeptFollows(t testing.TB, begin func() Kept) {
	t.Helper()
	kept, fresh := begin(), begin()
	*kept.Semantics, *fresh.Semantics = option.SemanticsOff, option.SemanticsOff
	kept.Settle()
	kept.Settle()
	before := operations(kept.Harness)
	for _, k := range [...]Kept{kept, fresh} {
		k.Change()
		k.Settle()
		k.Frame()
	}
	*fresh.Semantics = option.SemanticsCells
	fresh.Settle()
	*fresh.Semantics = option.SemanticsOff // the next frame draws anew, too
	fresh.Settle()
	require.NotEqual(t, before, operations(kept.Harness))
	require.Equal(t, operations(fresh.Harness), operations(kept.Harness))
}

// operations returns the data of all operations of a frame, sorted.
func operations(h *gridtest.Harness) (all []string) {
	opscan.Walk(h.Ops(), func(data []byte) { all = append(all, string(data)) })
	slices.Sort(all)
	return all
}
