// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package find_test

import (
	"fmt"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/remotestage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Over a source, frames search no more text of the rows on the screen than in memory; the background searches
// the rest.
func TestFramesOverASourceSearchABoundedNumberOfBytes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var rows []pet
		for i := range 15 {
			rows = append(rows, pet{ID: fmt.Sprint(i), Name: strings.Repeat("abc ", 7500), Note: "short"})
		}
		text := func(of func(p pet) string) func(p pet) value.Value {
			return func(p pet) value.Value { return value.Text(of(p)) }
		}
		source, err := rowsource.NewSlice(rowsource.SliceOptions[pet]{Rows: rows, Key: []string{"id"}, Columns: []rowsource.Column[pet]{
			{ID: "id", Value: text(func(p pet) string { return p.ID })}, {ID: "name", Value: text(func(p pet) string { return p.Name })},
		}})
		require.NoError(t, err)
		p := slow{regexp.MustCompile("b."), make(chan struct{}), new(atomic.Int64)}
		s := remotestage.NewRemoteStage(t, source, func(g *gridui.Grid[pet]) {
			g.Columns = []gridui.Column[pet]{
				gridui.Field("id", "ID", func(p pet) string { return p.ID }), gridui.Field("name", "Name", func(p pet) string { return p.Name }),
			}
			g.Find.Enabled, g.Find.Open = true, true
			g.Find.Expressions = func(option.FindQuery) (option.FindPattern, error) { return p, nil }
		})
		defer s.Close()
		s.Pass()
		s.Grid.Find.Query.Expression, s.Grid.Find.Query.Text = true, "b."
		s.Frame() // would otherwise wait forever
		s.Frame()
		close(p.goOn)
		for range 60 {
			synctest.Wait()
			before := p.bytes.Load()
			s.Frame()
			require.LessOrEqual(t, p.bytes.Load()-before, int64(15*30_000+1<<16), "the background, and a frame")
		}
		s.Pass()
		require.Positive(t, p.bytes.Load())
	})
}
