// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package statusbar_test

import (
	"context"
	"image"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/remotestage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// faulty is a source with views that panic while adding up, or return too few figures, depending on bad.
type faulty struct {
	rowsource.Source[gridstage.Person]
	bad *atomic.Int32
}

func (f faulty) Open(ctx context.Context, q rowsource.Query) (rowsource.Result[gridstage.Person], error) {
	v, err := f.Source.Open(ctx, q)
	return faultyView{v, f.bad}, err
}

type faultyView struct {
	rowsource.Result[gridstage.Person]
	bad *atomic.Int32
}

func (v faultyView) Aggregate(ctx context.Context, of []rowsource.Agg, s rowsource.Span) ([]value.Value, error) {
	switch v.bad.Load() {
	case 1:
		panic("boom")
	case 2:
		return nil, nil
	}
	return v.Result.Aggregate(ctx, of, s)
}

// If a source panics while adding up selected cells, or returns unexpected figures, only the figures fail.
// They are known when the source works again.
func TestFaultsOfFiguresAreContained(t *testing.T) {
	for bad, says := range map[int32]string{1: "boom", 2: "0 aggregates"} {
		synctest.Test(t, func(t *testing.T) {
			source := faulty{remotestage.PeopleSource(t, 3000), new(atomic.Int32)}
			source.bad.Store(bad)
			r := remotestage.NewRemoteStage(t, source, func(g *gridui.Grid[gridstage.Person]) {
				g.Columns = gridstage.PeopleColumns()
				g.StatusBar.Enabled, g.CellRanges.Enabled = true, true
			})
			defer r.Close()
			r.Size = image.Pt(900, 300)
			r.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
			r.Pass()
			r.Grid.FocusCell(0, "age")
			r.Frame()
			r.Focus(r.Grid.Tag())
			r.Keys("Ctrl+Space")
			r.Pass()
			require.Contains(t, strings.Join(r.Problems(), "\n"), says)
			require.Contains(t, statusText(r.Stage), "3,000 rows", "the rest goes on")
			require.False(t, r.Grid.StatusBar.Figures.Finished)
			source.bad.Store(0)
			r.Keys("Escape")
			r.Pass()
			r.Keys("Ctrl+Space")
			r.Pass()
			require.True(t, r.Grid.StatusBar.Figures.Finished)
			require.Contains(t, statusText(r.Stage), "Count 3,000")
		})
	}
}
