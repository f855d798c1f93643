// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/blocks"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// inspector checks the calls of a source while they run.
type inspector struct {
	calls *sourcetest.Scheduler

	mu      sync.Mutex
	running map[string]int
	total   int
	wrong   error
}

// hold is a Fake.Before that records errors.
func (i *inspector) hold(ctx context.Context, call sourcetest.Call) error {
	key := fmt.Sprintf("%s of view %d at %+v of %d", call.Method, call.Result, call.Seek, call.N)
	i.note(key, 1)
	defer i.note(key, -1)
	return i.calls.Hold(ctx, call)
}

func (i *inspector) note(key string, more int) {
	i.mu.Lock()
	defer i.mu.Unlock()
	if i.running == nil {
		i.running = map[string]int{}
	}
	i.running[key] += more
	i.total += more
	switch {
	case i.total > 2:
		i.wrong = fmt.Errorf("more than two requests: %v", i.running)
	case i.running[key] > 1 && !strings.HasPrefix(key, "Open"): // a query that was replaced may still be opened
		i.wrong = fmt.Errorf("twice at once: %s", key)
	case i.running[key] == 0:
		delete(i.running, key)
	}
}

// recorder is a source that records what was read.
type recorder struct {
	*rowsource.Slice[record]
	inspect *inspector
}

func (r recorder) Open(ctx context.Context, q rowsource.Query) (rowsource.Result[record], error) {
	v, err := r.Slice.Open(ctx, q)
	return &recorded{Result: v, inspect: r.inspect, read: map[int64]bool{}}, err
}

type recorded struct {
	rowsource.Result[record]
	inspect *inspector
	read    map[int64]bool // by index of the first row of a block; guarded by the mutex of inspect
}

// Read records the blocks that have rows. The cache drops none of them, so none is read twice.
func (v *recorded) Read(ctx context.Context, at rowsource.Seek, n int) (rowsource.Page[record], error) {
	page, err := v.Result.Read(ctx, at, n)
	v.inspect.mu.Lock()
	defer v.inspect.mu.Unlock()
	for i := int64(0); err == nil && i < int64(len(page.Items)); i += blocks.BlockRows {
		if v.read[at.Index+i] {
			v.inspect.wrong = fmt.Errorf("row %d was there, and is read again", at.Index+i)
		}
		v.read[at.Index+i] = true
	}
	return page, err
}

// player uses a grid at random.
type player struct {
	*grid
	rng     *rand.Rand
	inspect inspector
	query   rowsource.Query // the latest one
}

// TestRandomUse scrolls, jumps, sorts, filters and reloads a grid, while calls return late, out of order, or
// with errors. The grid checks in each frame that no row on the screen moves.
func TestRandomUse(t *testing.T) {
	for seed := range randomSeeds() {
		inBubble(t, 3000, func(g *grid) {
			p := &player{grid: g, rng: rand.New(rand.NewPCG(seed, 7))}
			p.inspect.calls = &g.calls
			g.fake.Source, g.fake.Before = recorder{g.source, &p.inspect}, p.inspect.hold
			g.fake.Count = p.count
			g.calls.Late = seed%2 == 1
			play(t, p, seed)
		})
	}
}

// randomSteps is the number of steps of a player.
const randomSteps = 250

// randomSeeds returns the number of players: 10,000 steps in all, or 1,250 in short tests.
func randomSeeds() uint64 {
	if testing.Short() {
		return 1250 / randomSteps
	}
	return 10_000 / randomSteps
}

// play makes the steps of a player, and logs the seed if one of them fails.
func play(t *testing.T, p interface {
	step()
	check()
	rest()
}, seed uint64) {
	defer func() {
		if t.Failed() {
			t.Logf("seed %d", seed)
		}
	}()
	for step := range randomSteps {
		p.step()
		p.check()
		if step%50 == 49 {
			p.rest()
		}
	}
}

// count returns a number of rows that improves.
func (p *player) count(_ rowsource.Query, n int64) rowsource.Count {
	p.inspect.mu.Lock()
	defer p.inspect.mu.Unlock()
	if p.rng.IntN(3) == 0 {
		return rowsource.Count{N: n, Exact: true}
	}
	return rowsource.Count{N: n/2 + p.rng.Int64N(n+1)}
}

// step does one random action of a user or a server.
func (p *player) step() {
	p.t.Helper()
	n := p.cache.Count().N
	switch p.draw(20) {
	case 0, 1, 2, 3, 4: // scroll
		p.top = min(max(p.top+int64(p.draw(41))-20, 0), max(n-p.screen, 0))
	case 5, 6: // drag the thumb
		p.top = int64(p.draw(int(n) + 1))
	case 7:
		p.screen, p.resized = 10+int64(p.draw(300)), true
	case 8:
		p.ask(p.randomQuery())
	case 9:
		p.reload()
	case 10, 11, 12, 13, 14, 15:
		p.answer()
	case 16:
		p.cache.Retry()
	default:
		p.now = p.now.Add(time.Duration(p.draw(60)) * time.Millisecond)
	}
	p.frame()
}

func (p *player) draw(n int) int {
	p.inspect.mu.Lock()
	defer p.inspect.mu.Unlock()
	return p.rng.IntN(n)
}

func (p *player) randomQuery() (q rowsource.Query) {
	if p.draw(2) == 0 {
		q.Sort = []rowsource.Order{{Column: "mixed", Descending: p.draw(2) == 0}}
	}
	if p.draw(2) == 0 {
		q.Filter = expr.Compare{Column: "mixed", Op: expr.OpLess, Value: value.Int(int64(p.draw(3500)))}
	}
	return q
}

func (p *player) ask(q rowsource.Query) {
	p.query = q
	p.grid.query(q)
}

// reload changes the rows and reads them again.
func (p *player) reload() {
	var rows []record
	for _, r := range newRecords(3000) {
		if r.mixed%7 != int64(p.draw(7)) || p.draw(3) == 0 {
			rows = append(rows, r)
		}
	}
	require.NoError(p.t, p.source.SetRows(rows))
	p.keeping = p.top + p.screen/2
	p.cache.Reload(p.cache.ID(p.keeping))
}

// answer lets a call continue or fail.
func (p *player) answer() {
	waiting := len(p.calls.Waiting())
	if waiting == 0 {
		return
	}
	var err error
	if p.draw(10) == 0 {
		err = errors.New("lost")
	}
	p.calls.Release(p.draw(waiting), err)
	synctest.Wait()
}

// check fails if the source has recorded an error.
func (p *player) check() {
	p.t.Helper()
	p.inspect.mu.Lock()
	err := p.inspect.wrong
	p.inspect.mu.Unlock()
	require.NoError(p.t, err)
}

// rest lets the server answer until nothing is missing, and compares the rows on the screen.
func (p *player) rest() {
	p.t.Helper()
	p.cache.Retry()
	p.settle()
	require.NoError(p.t, p.cache.QueryErr())
	require.False(p.t, p.cache.Pending())
	want := p.want(p.query)
	if p.top >= int64(len(want)) { // an estimate led past the end
		p.top = max(int64(len(want))-p.screen, 0)
		p.settle()
	}
	for i := p.top; i < min(p.top+p.screen, int64(len(want))); i++ {
		require.Equal(p.t, want[i], p.cache.ID(i), "row %d of %d", i, len(want))
	}
}
