// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/blocks"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// The records of a tree: 30 rows at the top, 900 below row 5, and others three levels deep.
const (
	treeTops  = 30
	treeWide  = 5
	treeFirst = 400 // the first row below treeWide
	treeRows  = treeFirst + 900
)

func treeParent(r record) string {
	switch {
	case r.id < treeTops:
		return ""
	case r.id >= treeFirst:
		return strconv.Itoa(treeWide)
	}
	return strconv.FormatInt((r.id-treeTops)/6, 10)
}

func newTreeSource(rows []record) *rowsource.Slice[record] {
	s, err := rowsource.NewSlice(rowsource.SliceOptions[record]{
		Rows: rows, Key: []string{"id"}, Parent: treeParent,
		Columns: []rowsource.Column[record]{
			{ID: "id", Value: func(r record) value.Value { return value.Int(r.id) }},
			{ID: "mixed", Value: func(r record) value.Value { return value.Int(r.mixed) }},
		},
	})
	if err != nil {
		panic(err)
	}
	return s
}

// treeGrid is an outline over a tree.
type treeGrid struct {
	outlineGrid
	inspect inspector
	query   rowsource.Query
	open    map[string]bool // the open rows
}

func inTree(t *testing.T, n int, test func(g *treeGrid)) {
	t.Helper()
	source := newTreeSource(newRecords(n))
	synctest.Test(t, func(t *testing.T) {
		g := &treeGrid{query: rowsource.Query{Tree: true}, open: map[string]bool{}}
		g.begin(t, source, 20, g.frame)
		g.inspect.calls = &g.calls
		g.fake.Before = g.inspect.hold
		g.cached(0)
		defer g.end()
		defer func() { g.outline.Close() }()
		test(g)
	})
}

// cached begins another outline that keeps up to some bytes.
func (g *treeGrid) cached(maxBytes int) {
	g.make(maxBytes)
	g.rule()
	g.outline.SetQuery(g.query, blocks.Place{})
}

// rule makes the outline look up which rows are open.
func (g *treeGrid) rule() {
	g.before = nil
	g.outline.OpenWhere(func(path rowsource.Path) bool { return g.open[path[len(path)-1].String()] })
}

// frame runs one frame: it keeps the screen at its lines, and checks that the first does not move.
func (g *treeGrid) frame() {
	g.t.Helper()
	g.woken.Store(false)
	u := g.outline.Sync()
	if u.Swapped {
		g.swapped(u)
	}
	g.top += u.Shift
	g.again = g.outline.Want(g.now, g.top, g.top+g.screen)
	synctest.Wait()
	lines := g.lines()
	if len(g.before) > 0 && len(lines) > 0 && !u.Swapped && !loading(g.before[0]) {
		require.Equal(g.t, strings.TrimSuffix(g.before[0], "-"), strings.TrimSuffix(lines[0], "-"), "the first line moved")
	}
	g.before = lines
}

func (g *treeGrid) scrollTo(top int64) {
	g.t.Helper()
	g.top, g.before = top, nil
	g.frame()
}

func (g *treeGrid) lines() (lines []string) {
	for i := g.top; i < min(g.top+g.screen, g.outline.Count().N); i++ {
		lines = append(lines, g.text(i))
	}
	return lines
}

// text returns the text of a line: its row, indented, with a sign if there are rows below.
func (g *treeGrid) text(i int64) string {
	line := g.outline.Line(i)
	switch {
	case line.State == blocks.Failed:
		return "…failed"
	case line.State == blocks.Loading:
		return "…"
	}
	sign := ""
	if g.outline.End(i) > i+1 {
		sign = "-"
	}
	return fmt.Sprint(strings.Repeat(" ", line.Depth), line.Row.id, sign)
}

// want returns the lines of a tree that is loaded.
func (g *treeGrid) want(parent string, depth int) (lines []string) {
	q := g.query
	q.Parent = parent
	for _, r := range g.records(q) {
		id, text := strconv.FormatInt(r.id, 10), fmt.Sprint(strings.Repeat(" ", depth), r.id)
		var below []string
		if g.open[id] {
			below = g.want(id, depth+1)
		}
		if len(below) > 0 {
			text += "-"
		}
		lines = append(append(lines, text), below...)
	}
	return lines
}

func (g *treeGrid) toggle(path rowsource.Path) {
	g.before = nil
	if id := path[len(path)-1].String(); g.open[id] {
		delete(g.open, id)
		g.outline.CloseGroup(path)
	} else {
		g.open[id] = true
		g.outline.OpenGroup(path)
	}
}

func (g *treeGrid) requireLines(want ...string) {
	g.t.Helper()
	require.Equal(g.t, want, g.lines()[:len(want)])
}

func TestATreeReadsTheRowsBelowAnOpenRow(t *testing.T) {
	inTree(t, treeFirst, func(g *treeGrid) {
		g.settle()
		require.Equal(t, rowsource.Count{N: treeTops, Exact: true}, g.outline.Count())
		require.Equal(t, rowsource.BranchFull, g.outline.Line(0).Branch)
		g.toggle(path("1"))
		g.frame()
		g.requireLines("0", "1-", "…", "2")
		require.True(t, g.outline.Line(1).Open)
		g.release(errors.New("lost"))
		g.requireLines("0", "1-", "…failed", "2")
		require.EqualError(t, g.outline.Failed(), "lost")
		require.EqualError(t, g.outline.Err(2), "lost")
		g.outline.Retry()
		g.settle()
		g.requireLines("0", "1-", " 36", " 37", " 38", " 39", " 40", " 41", "2")
		require.Equal(t, rowsource.Count{N: treeTops + 6, Exact: true}, g.outline.Count())
		require.Equal(t, int64(1), g.outline.Header(3))
		require.Equal(t, int64(8), g.outline.End(1))
		g.toggle(path("1", "36"))
		g.settle()
		g.requireLines("0", "1-", " 36-", "  246", "  247", "  248", "  249", "  250", "  251", " 37")
		require.Equal(t, rowsource.BranchLeaf, g.outline.Line(3).Branch)
		at, ok := g.outline.LineOf(path("1", "36", "248"))
		require.True(t, ok)
		require.Equal(t, int64(5), at)
		at, ok = g.outline.FindRow("250", 0)
		require.True(t, ok)
		require.Equal(t, int64(7), at)
		g.toggle(path("1"))
		g.settle()
		g.requireLines("0", "1", "2")
		g.toggle(path("1")) // the rows inside keep their state
		g.settle()
		g.requireLines("0", "1-", " 36-", "  246")
	})
}

// A row whose children are unknown looks as if it had some, until it was opened.
func TestATreeLearnsWhichRowsHaveChildren(t *testing.T) {
	inTree(t, treeFirst, func(g *treeGrid) {
		g.outline.Close()
		blind := struct{ rowsource.Source[record] }{g.fake}
		g.outline = blocks.NewOutline(blocks.Options[record]{Source: blind, Wake: func() { g.woken.Store(true) }})
		g.cachedRule()
		g.toggle(path("1"))
		g.toggle(path("1", "36"))
		g.toggle(path("1", "36", "248"))
		g.settle()
		require.Equal(t, rowsource.BranchUnknown, g.outline.Line(4).Branch)
		require.Equal(t, rowsource.BranchLeaf, g.outline.Line(5).Branch)
		g.requireLines("0", "1-", " 36-", "  246", "  247", "  248", "  249")
		g.toggle(path("1", "36", "248"))
		g.settle()
		require.Equal(t, rowsource.BranchLeaf, g.outline.Line(5).Branch, "it is still known")
	})
}

func (g *treeGrid) cachedRule() {
	g.rule()
	g.outline.SetQuery(g.query, blocks.Place{})
	g.settle()
}

// A tree without end opens no row twice.
func TestARowBelowItselfDoesNotOpen(t *testing.T) {
	inTree(t, treeFirst, func(g *treeGrid) {
		g.outline.Close()
		g.outline = blocks.NewOutline(blocks.Options[record]{Source: endless{g.fake}, Wake: func() { g.woken.Store(true) }})
		g.outline.OpenWhere(func(rowsource.Path) bool { return true })
		g.outline.SetQuery(g.query, blocks.Place{})
		g.settle()
		require.Equal(t, rowsource.Count{N: 10, Exact: true}, g.outline.Count())
		require.Equal(t, rowsource.BranchLeaf, g.outline.Line(1).Branch)
	})
}

// endless is a tree of the rows 0 and 1, each below the other one, and below itself.
type endless struct{ rowsource.Source[record] }

func (e endless) Open(ctx context.Context, q rowsource.Query) (rowsource.Result[record], error) {
	return e.Source.Open(ctx, rowsource.Query{Filter: expr.Compare{Column: "id", Op: expr.OpLess, Value: value.Int(2)}})
}

// A refresh keeps the open rows and the first row on the screen, also far down in a wide level.
func TestAReloadedTreeStaysAtItsRow(t *testing.T) {
	inTree(t, treeRows, func(g *treeGrid) {
		g.toggle(path("5"))
		g.settle()
		g.scrollTo(700)
		g.settle()
		first := g.lines()[0]
		rows := g.source.Rows()
		require.NoError(t, g.source.SetRows(append(append([]record{}, rows[:treeFirst+50]...), rows[treeFirst+60:]...)))
		g.keeping = g.top
		g.outline.Reload(g.outline.Place(g.top))
		g.settle()
		require.Equal(t, int64(690), g.top)
		require.Equal(t, first, g.lines()[0])
		require.Equal(t, 1, g.swaps-1)
		require.NoError(t, g.source.SetRows(rows[:2])) // the rows around have gone
		g.keeping = g.top
		g.outline.Reload(g.outline.Place(g.top))
		g.settle()
		require.Equal(t, rowsource.Count{N: 2, Exact: true}, g.outline.Count())
	})
}

// treePlayer uses a tree at random.
type treePlayer struct {
	*treeGrid
	rng *rand.Rand
	all []record
}

// TestRandomUseOfTrees opens and closes rows, scrolls, jumps, sorts, filters, reloads and changes the rows of a tree,
// while calls return late, out of order, or with errors. In each frame the first line on the screen stays, and at
// rest the lines are those of a tree that is loaded.
func TestRandomUseOfTrees(t *testing.T) {
	for seed := range randomSeeds() {
		inTree(t, treeRows, func(g *treeGrid) {
			p := &treePlayer{treeGrid: g, rng: rand.New(rand.NewPCG(seed, 13)), all: newRecords(treeRows)}
			g.calls.Late = seed%2 == 1
			if seed%3 == 0 {
				g.cached(300 * 16)
			}
			play(t, p, seed)
		})
	}
}

func (p *treePlayer) jump(top int64) { p.top, p.before = top, nil }

// step does one random action of a user or a server.
func (p *treePlayer) step() {
	p.t.Helper()
	n := p.outline.Count().N
	switch p.rng.IntN(24) {
	case 0, 1, 2, 3: // scroll
		p.jump(min(max(p.top+int64(p.rng.IntN(41))-20, 0), max(n-p.screen, 0)))
	case 4, 5: // drag the thumb
		p.jump(p.rng.Int64N(n + 1))
	case 6:
		p.screen, p.resized = 10+int64(p.rng.IntN(100)), true
	case 7:
		p.query = p.randomQuery()
		p.keeping = p.top + p.screen/2
		p.outline.SetQuery(p.query, p.outline.Place(p.keeping))
	case 8:
		p.reload()
	case 9:
		p.change()
	case 10, 11, 12, 13, 14, 15:
		p.answer()
	case 16:
		p.outline.Retry()
	case 17, 18, 19:
		p.toggleAny()
	default:
		p.now = p.now.Add(time.Duration(p.rng.IntN(60)) * time.Millisecond)
	}
	p.frame()
}

func (p *treePlayer) reload() {
	p.keeping = p.top + p.screen/2
	p.outline.Reload(p.outline.Place(p.keeping))
}

// change inserts and deletes rows, and reads the others again.
func (p *treePlayer) change() {
	from := p.rng.IntN(len(p.all))
	to := min(from+p.rng.IntN(100), len(p.all))
	require.NoError(p.t, p.source.SetRows(append(append([]record{}, p.all[:from]...), p.all[to:]...)))
	p.reload()
}

func (p *treePlayer) randomQuery() rowsource.Query {
	q := rowsource.Query{Tree: true}
	if p.rng.IntN(2) == 0 {
		q.Sort = []rowsource.Order{{Column: "mixed", Descending: p.rng.IntN(2) == 0}}
	}
	if p.rng.IntN(2) == 0 {
		q.Filter = expr.Compare{Column: "mixed", Op: expr.OpLess, Value: value.Int(p.rng.Int64N(treeRows))}
	}
	return q
}

// toggleAny opens or closes a row on the screen.
func (p *treePlayer) toggleAny() {
	line := p.top + p.rng.Int64N(p.screen)
	if at := p.outline.Place(line); at.ID != "" {
		p.toggle(at.Path.Child(value.Text(at.ID)))
	}
}

// answer lets a call continue or fail.
func (p *treePlayer) answer() {
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

// check fails if the source has recorded an error, and if a lookup and its inverse disagree.
func (p *treePlayer) check() {
	p.t.Helper()
	p.inspect.mu.Lock()
	defer p.inspect.mu.Unlock()
	require.NoError(p.t, p.inspect.wrong)
	for i := p.top; i < min(p.top+p.screen, p.outline.Count().N); i += 7 {
		at, ok := p.outline.LineAt(p.outline.Seat(i))
		require.True(p.t, ok)
		require.Equal(p.t, i, at)
		line := p.outline.Line(i)
		require.Equal(p.t, line.State == blocks.Loaded, p.outline.Ref(i) != nil)
		if line.State == blocks.Loaded {
			at, ok = p.outline.FindRow(strconv.FormatInt(line.Row.id, 10), i)
			require.True(p.t, ok)
			require.Equal(p.t, i, at)
		}
	}
}

// rest lets the server answer until nothing is missing, and compares the lines with the oracle.
func (p *treePlayer) rest() {
	p.t.Helper()
	p.reload() // rows may have changed since some of the levels were read
	p.outline.Retry()
	p.settle()
	require.NoError(p.t, p.outline.QueryErr())
	require.False(p.t, p.outline.Pending())
	want := p.want("", 0)
	for top := int64(0); top < p.outline.Count().N; top += p.screen { // so that all open rows are read
		p.scrollTo(top)
		p.settle()
	}
	require.Equal(p.t, int64(len(want)), p.outline.Count().N)
	p.scrollTo(p.rng.Int64N(int64(len(want)) + 1))
	p.settle()
	require.Equal(p.t, want[p.top:min(p.top+p.screen, int64(len(want)))], append([]string{}, p.lines()...))
}
