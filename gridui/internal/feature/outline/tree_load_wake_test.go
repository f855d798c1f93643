// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package outline_test

import (
	"context"
	"image"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
)

// TestARowThatAProgramOpensIsLoaded opens a row by call in a grid that is at rest: the frame that shows it open
// requests the frame that loads.
func TestARowThatAProgramOpensIsLoaded(t *testing.T) {
	var loads atomic.Int32
	answer := make(chan struct{}) // else the rows may be there within the frame that requests them
	s := gridstage.New(image.Pt(400, 400), func(g *gridui.Grid[treestage.Part]) {
		g.Columns = treestage.PartColumns()
		g.RowID = func(p treestage.Part) string { return p.ID }
		g.Tree.HasChildren = func(p treestage.Part) bool { return p.ID == "a" }
		g.Tree.Load = func(context.Context, treestage.Part) ([]treestage.Part, error) {
			loads.Add(1)
			<-answer
			return []treestage.Part{{ID: "b", Name: "Bell"}}, nil
		}
		g.SetRows([]treestage.Part{{ID: "a", Name: "Axle"}, {ID: "z", Name: "Zip"}})
	})
	s.Settle()
	require.Zero(t, loads.Load())
	s.Grid.Row("a").SetExpanded(true)
	s.Frame()
	_, wanted := s.Wakeup()
	require.True(t, wanted, "the grid waits for a frame that nobody asks for")
	close(answer)
	s.Until(func() bool { return strings.Contains(s.Dump(), "Bell") })
	require.EqualValues(t, 1, loads.Load())
	_, wanted = s.Wakeup()
	require.False(t, wanted)
}
