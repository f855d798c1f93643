// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/blocks"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// outlinePlayer uses an outline at random.
type outlinePlayer struct {
	*outlineGrid
	rng     *rand.Rand
	inspect inspector
	query   rowsource.Query // the latest one
	open    map[string]bool // the groups that should be open
	ruled   bool            // a rule says which groups are open
}

// TestRandomUseOfOutlines opens and closes groups of an outline, scrolls, jumps, sorts, filters, groups and
// reloads, while calls return late, out of order, or with errors. In each frame the first line on the screen
// stays.
func TestRandomUseOfOutlines(t *testing.T) {
	for seed := range randomSeeds() {
		inOutline(t, 1500, byHundredAndParity(), func(g *outlineGrid) {
			p := &outlinePlayer{outlineGrid: g, rng: rand.New(rand.NewPCG(seed, 11)), query: byHundredAndParity(), open: map[string]bool{}}
			p.inspect.calls = &g.calls
			g.fake.Before = p.inspect.hold
			g.calls.Late = seed%2 == 1
			if seed%3 == 0 {
				g.make(200 * 16)
				g.outline.SetQuery(p.query, blocks.Place{})
			}
			if p.ruled = seed%4 == 1; p.ruled {
				p.rule()
			}
			play(t, p, seed)
		})
	}
}

// step does one random action of a user or a server.
func (p *outlinePlayer) step() {
	p.t.Helper()
	n := p.outline.Count().N
	switch p.rng.IntN(24) {
	case 0, 1, 2, 3: // scroll
		p.jump(min(max(p.top+int64(p.rng.IntN(41))-20, 0), max(n-p.screen, 0)))
	case 4, 5: // drag the thumb
		p.jump(p.rng.Int64N(n + 1))
	case 6:
		p.screen, p.resized = 10+int64(p.rng.IntN(200)), true
	case 7:
		p.ask(p.randomQuery())
	case 8:
		p.keeping = p.top + p.screen/2
		p.outline.Reload(p.outline.Place(p.keeping))
	case 9, 10, 11, 12, 13, 14, 15:
		p.answer()
	case 16:
		p.outline.Retry()
	case 17, 18, 19:
		p.toggleAny(n)
	default:
		p.now = p.now.Add(time.Duration(p.rng.IntN(60)) * time.Millisecond)
	}
	p.frame()
}

// rule makes the outline evaluate the rule again.
func (p *outlinePlayer) rule() {
	p.before = nil
	p.outline.OpenWhere(func(path rowsource.Path) bool { return p.open[path.ID()] })
}

func (p *outlinePlayer) jump(top int64) { p.top, p.before = top, nil }

// toggleAny opens or closes a group on the screen, or a group that may not exist.
func (p *outlinePlayer) toggleAny(n int64) {
	at := rowsource.Path{value.Int(int64(p.rng.IntN(17)))}
	if p.rng.IntN(2) == 0 && len(p.query.Group) == 2 {
		at = append(at, value.Text([]string{"짝", "홀"}[p.rng.IntN(2)]))
	}
	if line := p.outline.Line(p.top + p.rng.Int64N(p.screen)); line.IsGroup && line.State == blocks.Loaded && p.rng.IntN(4) > 0 {
		at = line.Group.Path
	}
	if len(at) > len(p.query.Group) {
		return
	}
	id := at.ID()
	p.open[id] = !p.open[id]
	p.toggle(p.open[id], at)
	require.Equal(p.t, p.open[id], p.outline.IsOpen(at))
}

func (p *outlinePlayer) randomQuery() (q rowsource.Query) {
	q.Group = [][]string{{"hundred", "parity"}, {"hundred", "parity"}, {"hundred"}, {}}[p.rng.IntN(4)]
	if p.rng.IntN(2) == 0 {
		q.Sort = []rowsource.Order{{Column: "mixed", Descending: p.rng.IntN(2) == 0}}
	}
	if p.rng.IntN(2) == 0 {
		q.Sort = append(q.Sort, rowsource.Order{Column: "hundred", Descending: true})
	}
	if p.rng.IntN(2) == 0 {
		q.Filter = expr.Compare{Column: "mixed", Op: expr.OpLess, Value: value.Int(p.rng.Int64N(2000))}
	}
	return q
}

func (p *outlinePlayer) ask(q rowsource.Query) {
	levels := min(len(q.Group), len(p.query.Group))
	if p.ruled { // many groups at once
		clear(p.open)
		for range p.rng.IntN(8) {
			p.open[rowsource.Path{value.Int(int64(p.rng.IntN(17)))}.ID()] = true
		}
		p.rule()
	}
	for _, open := range p.outline.ExpandedPaths() {
		if len(open) > levels {
			delete(p.open, open.ID())
		}
	}
	p.query = q
	p.outlineGrid.query(q)
}

// answer lets a call continue or fail.
func (p *outlinePlayer) answer() {
	waiting := len(p.calls.Waiting())
	if waiting == 0 {
		return
	}
	var err error
	if p.rng.IntN(10) == 0 {
		err = errors.New("lost")
	}
	p.calls.Release(p.rng.IntN(waiting), err)
	synctest.Wait()
}

// check fails if the source has recorded an error.
func (p *outlinePlayer) check() {
	p.t.Helper()
	p.inspect.mu.Lock()
	defer p.inspect.mu.Unlock()
	require.NoError(p.t, p.inspect.wrong)
	p.checkLookup()
}

// checkLookup fails if a lookup and its inverse disagree.
func (p *outlinePlayer) checkLookup() {
	p.t.Helper()
	for i := p.top; i < min(p.top+p.screen, p.outline.Count().N); i += 7 {
		line := p.outline.Line(i)
		at, ok := p.outline.LineAt(p.outline.Seat(i))
		require.True(p.t, ok)
		require.Equal(p.t, i, at)
		require.Equal(p.t, line.State == blocks.Loaded && !line.IsGroup, p.outline.Ref(i) != nil)
		switch {
		case line.State != blocks.Loaded:
		case line.IsGroup:
			at, ok = p.outline.LineOf(line.Group.Path)
			require.Equal(p.t, line.Open, p.outline.End(i) > i+1 || line.Group.Rows == 0)
		default:
			at, ok = p.outline.FindRow(fmt.Sprint(line.Row.id), i)
		}
		require.True(p.t, ok)
		require.Equal(p.t, i, at)
	}
}

// rest lets the server answer until nothing is missing, and compares the lines with the oracle.
func (p *outlinePlayer) rest() {
	p.t.Helper()
	p.outline.Retry()
	p.settle()
	require.NoError(p.t, p.outline.QueryErr())
	require.False(p.t, p.outline.Pending())
	want := p.flat(p.query, p.open)
	for top := int64(0); top < p.outline.Count().N; top += p.screen { // so that all groups are read
		p.scrollTo(top)
		p.settle()
	}
	require.Equal(p.t, int64(len(want)), p.outline.Count().N)
	p.scrollTo(p.rng.Int64N(int64(len(want)) + 1))
	p.settle()
	require.Equal(p.t, want[p.top:min(p.top+p.screen, int64(len(want)))], append([]string{}, p.lines()...))
	var open []string
	for _, at := range p.outline.ExpandedPaths() {
		open = append(open, at.ID())
	}
	for id, is := range p.open {
		require.True(p.t, p.ruled || is == slices.Contains(open, id), id)
	}
}
