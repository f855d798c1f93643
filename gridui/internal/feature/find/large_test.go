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
	"github.com/giogrid/giogrid/gridui/option"
)

// slow is a regular expression that blocks on a long text until it is released.
type slow struct {
	*regexp.Regexp
	goOn  chan struct{}
	bytes *atomic.Int64
}

func (p slow) wait(text []byte) {
	if len(text) > 1000 {
		<-p.goOn
	}
	p.bytes.Add(int64(len(text)))
}

func (p slow) Match(text []byte) bool {
	p.wait(text)
	return p.Regexp.Match(text)
}

func (p slow) FindAllSubmatchIndex(text []byte, n int) [][]int {
	p.wait(text)
	return p.Regexp.FindAllSubmatchIndex(text, n)
}

// Frames search only as much text as takes some milliseconds, even if it is in a small number of cells.
func TestFramesSearchABoundedNumberOfBytes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var rows []pet
		for i := range 15 {
			rows = append(rows, pet{ID: fmt.Sprint(i), Name: strings.Repeat("abc ", 7500), Note: "short"})
		}
		p := slow{regexp.MustCompile("b."), make(chan struct{}), new(atomic.Int64)}
		s := newStage(rows, func(g *gridui.Grid[pet]) {
			g.Find.Expressions = func(option.FindQuery) (option.FindPattern, error) { return p, nil }
			g.Find.Query.Expression = true
		})
		f := &s.Grid.Find
		f.Query.Text = "b."
		s.Frame() // would otherwise wait forever
		require.True(t, f.Result.Counting)
		close(p.goOn)
		for range 40 {
			synctest.Wait()
			before := p.bytes.Load()
			s.Frame()
			if f.Result.Counting {
				continue // the background job searches, too
			}
			require.LessOrEqual(t, p.bytes.Load()-before, int64(1<<16))
		}
		require.False(t, f.Result.Counting)
		require.Equal(t, 15, f.Result.Total)
		s.Settle()
		require.True(t, s.Settled(), "all hits on the screen are marked")
		require.NoError(t, s.Grid.Close())
	})
}
