// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"encoding/json"
	"slices"
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// treeRows are the rows of a tree by number: those of the source, then those found
// below them, nodes that no row was given for, and rows loaded later. Once made it
// only grows, at its end, so that a job may read what there was when it began.
type treeRows struct {
	source rowSource
	n      int      // rows of the source
	extra  rowSlice // rows after them, never nil
	// parents is the number of the row above by row, -1 at the top.
	parents []int32
	// nested says that rows without ids are named by places, which is where they stand
	// among their siblings; else by their numbers.
	nested bool
	places []int32
	// names are those of nodes without a row, ids theirs.
	names, fillerIDs map[int]string
	rowID            func(anyRow) string
	kind             rowType
	tree             *rowmodel.Tree
	lazy             *lazyRows
	// made are the ids of rows that have none of their own, by number.
	made map[int]string
	// later are rows that came after the others, and not from below one by Children or Load.
	later []int
	// problems are what is wrong with the rows.
	problems []treeProblem
}

// treeProblem is something to report once.
type treeProblem struct{ key, text string }

const (
	// maxTreeDepth bounds how deep Children may nest rows that cannot be told from
	// those above them.
	maxTreeDepth = 1000
	// fillerPrefix begins the ids of nodes without a row, lazyPrefix those of rows
	// that stand for children to be loaded.
	fillerPrefix = "__path__:"
	lazyPrefix   = "__children__:"
)

func (t *treeRows) Len() int { return t.n + t.extra.Len() }

func (t *treeRows) At(i int) anyRow {
	if i < t.n {
		return t.source.At(i)
	}
	return t.extra.At(i - t.n)
}

func (t *treeRows) lease() rowSource {
	source := t.source.lease()
	if source == t.source {
		return t
	}
	leased := *t
	leased.source = source
	return &leased
}

func (t *treeRows) release() { t.source.release() }

// isFiller says whether no row was given for a node.
func (t *treeRows) isFiller(i int) bool {
	if t == nil || len(t.names) == 0 {
		return false
	}
	_, ok := t.names[i]
	return ok
}

// id is the id of a row of the tree.
func (t *treeRows) id(i int) string {
	if id, ok := t.fillerIDs[i]; ok {
		return id
	}
	if t.rowID != nil {
		rows := t.lease()
		defer rows.release()
		return t.ownID(i, rows.At(i))
	}
	if !t.nested {
		return strconv.Itoa(i)
	}
	var path []byte
	for at := i; at >= 0; at = t.tree.Parent(at) {
		part := strconv.AppendInt(nil, int64(t.places[at]), 10)
		if len(path) > 0 {
			part = append(part, '.')
		}
		path = append(part, path...)
	}
	return string(path)
}

// ownID is the id of a row of the caller's.
func (t *treeRows) ownID(i int, row anyRow) string {
	if id := t.rowID(row); id != "" || t.made == nil {
		return id
	}
	return t.made[i]
}

// laterRows is how many rows came after the others.
func (t *treeRows) laterRows() int {
	if t == nil {
		return 0
	}
	return len(t.later)
}

// treeBuilder makes treeRows; check is called with the number of rows visited.
type treeBuilder struct {
	*treeRows
	by    treeFuncs
	check func(visits int)
	// above are the rows on the way down to the one whose children are taken.
	above map[any]bool
}

// build numbers the rows of a tree.
func (b *treeBuilder) build() {
	b.n = max(b.source.Len(), 0)
	b.parents, b.places = make([]int32, b.n), make([]int32, b.n)
	for i := range b.parents {
		b.parents[i], b.places[i] = -1, int32(i)
	}
	switch {
	case b.by.children != nil:
		b.above, b.nested = map[any]bool{}, true
		for i := range b.n {
			b.descend(i, 0)
		}
	case b.by.parent != nil:
		b.link()
	default:
		b.paths()
	}
	b.loaded()
	b.findDoubles()
	b.tree = rowmodel.NewTree(b.parents)
	for _, row := range b.tree.Cycles() {
		b.problem("cycle", "row "+strconv.Quote(b.id(int(row)))+" is its own ancestor; it is shown at the top")
	}
}

// problem notes what is wrong with the rows, the first time that it is.
func (b *treeBuilder) problem(key, text string) {
	for _, p := range b.problems {
		if p.key == key {
			return
		}
	}
	b.problems = append(b.problems, treeProblem{key, text})
}

// double notes that several rows have a name, which is their id or their path.
func (b *treeBuilder) double(name string) {
	b.problem("dup", "more than one row has the "+name+"; the first counts")
}

// add appends a row below another and returns its number.
func (b *treeBuilder) add(row anyRow, parent, place int) int {
	b.extra.add(row)
	b.parents = append(b.parents, int32(parent))
	b.places = append(b.places, int32(place))
	return b.n + b.extra.Len() - 1
}

// key tells a row from others on the way down, nil if it cannot be told.
func (b *treeBuilder) key(row anyRow) any {
	if b.rowID != nil {
		return b.rowID(row)
	}
	return b.kind.key(row)
}

// descend adds what is below a row of a tree of children.
func (b *treeBuilder) descend(i, depth int) {
	row := b.At(i)
	kids := b.by.children(row)
	b.check(1 + kids.Len())
	if kids.Len() == 0 {
		return
	}
	key := b.key(row)
	switch {
	case key != nil && b.above[key]:
		b.problem("cycle", "row "+strconv.Quote(b.nameOf(row))+" is its own ancestor; its children are left out there")
		return
	case depth >= maxTreeDepth:
		b.problem("deep", "rows are nested deeper than "+strconv.Itoa(maxTreeDepth)+" levels; what is below is left out")
		return
	}
	if key != nil {
		b.above[key] = true
	}
	first := b.Len()
	for k := range kids.Len() {
		b.add(kids.At(k), i, k)
	}
	for k := range kids.Len() {
		b.descend(first+k, depth+1)
	}
	delete(b.above, key)
}

// findDoubles reports ids that several of the rows have that Children gave.
func (b *treeBuilder) findDoubles() {
	if b.rowID == nil || b.by.children == nil {
		return
	}
	id := func(i int) string { b.check(0); return b.ownID(i, b.At(i)) }
	var ids rowmodel.IDs
	ids.Build(b.Len(), id)
	for _, row := range ids.Duplicates() {
		b.double("id " + strconv.Quote(id(row)))
	}
}

// nameOf is what a problem calls a row.
func (b *treeBuilder) nameOf(row anyRow) string {
	if b.rowID != nil {
		return b.rowID(row)
	}
	return "?"
}

// link finds each row's parent by its id.
func (b *treeBuilder) link() {
	if b.rowID == nil {
		b.problem("treeid", "Tree.Parent needs RowID; rows are shown one below the other")
		return
	}
	id := func(i int) string { b.check(1); return b.ownID(i, b.source.At(i)) }
	var ids rowmodel.IDs
	ids.Build(b.n, id)
	b.parents = rowmodel.ParentsByID(b.n, &ids, id, func(i int) string { return b.by.parent(b.source.At(i)) })
	for _, row := range ids.Duplicates() {
		b.double("id " + strconv.Quote(id(row)))
	}
}

// paths finds each row's parent by the names on the way, and makes up what is
// missing there.
func (b *treeBuilder) paths() {
	b.names, b.fillerIDs = map[int]string{}, map[int]string{}
	nodes := make(map[string]int, b.n)
	paths := make([][]string, b.n)
	for i := range b.n {
		b.check(1)
		paths[i] = b.by.path(b.source.At(i))
		key := pathKey(paths[i])
		if _, taken := nodes[key]; taken && len(paths[i]) > 0 {
			b.double("path " + key)
			continue
		}
		nodes[key] = i
	}
	for i, path := range paths {
		b.check(1)
		if len(path) > 1 {
			b.parents[i] = int32(b.node(nodes, path[:len(path)-1]))
		}
	}
}

// node is the row at a path, made if there is none.
func (b *treeBuilder) node(nodes map[string]int, path []string) int {
	key := pathKey(path)
	if at, ok := nodes[key]; ok {
		return at
	}
	parent := -1
	if len(path) > 1 {
		parent = b.node(nodes, path[:len(path)-1])
	}
	at := b.add(b.kind.blank(), parent, 0)
	nodes[key] = at
	b.names[at], b.fillerIDs[at] = path[len(path)-1], fillerPrefix+key
	return at
}

// pathKey writes names so that no two paths look the same.
func pathKey(path []string) string {
	text, err := json.Marshal(path)
	if err != nil { // no text fails
		return ""
	}
	return string(text)
}

// loaded adds the rows that were loaded below others, and below those.
func (b *treeBuilder) loaded() {
	if b.lazy == nil || b.rowID == nil {
		return
	}
	for i := 0; i < b.Len(); i++ {
		if !b.isFiller(i) {
			b.adopt(i, b.lazy.rows(b.id(i)))
		}
	}
}

// adopt adds rows that were loaded below another.
func (b *treeBuilder) adopt(parent int, rows rowSlice) {
	first := b.Len()
	for k := range lenOf(rows) {
		b.add(rows.At(k), parent, k)
	}
	if b.by.children == nil {
		return
	}
	if b.above == nil {
		b.above = map[any]bool{}
	}
	for k := range lenOf(rows) {
		b.descend(first+k, 0)
	}
}

// grown is the tree with rows loaded below one of its own. Both may be read at
// once.
func (t *treeRows) grown(by treeFuncs, parent int, rows rowSlice) *treeRows {
	next := *t
	next.problems, next.extra = nil, t.extra.fork()
	b := treeBuilder{treeRows: &next, by: by, check: func(int) {}}
	b.adopt(parent, rows)
	next.tree = rowmodel.NewTree(next.parents)
	return &next
}

// nameFillers gives nodes without a row no value, or, where a column's texts are
// to be their names, these.
func (t *treeRows) nameFillers(f *rowmodel.Field, named bool) {
	missing := f.Missing
	f.Missing = func(dst []bool, at []int32) {
		clear(dst)
		if missing != nil {
			missing(dst, at)
		}
		for i, r := range at {
			if t.isFiller(int(r)) {
				dst[i] = !named
			}
		}
	}
	texts := f.Texts
	if texts == nil || !named {
		return
	}
	f.Texts = func(dst []string, at []int32) {
		texts(dst, at)
		for i, r := range at {
			if name, ok := t.names[int(r)]; ok {
				dst[i] = name
			}
		}
	}
}

// joined is the tree with more rows: below the parents that they name, or at the
// top.
func (t *treeRows) joined(by treeFuncs, rows rowSlice, find func(id string) (int, bool)) *treeRows {
	next := *t
	next.problems, next.extra = nil, t.extra.fork()
	b := treeBuilder{treeRows: &next, by: by, check: func(int) {}, above: map[any]bool{}}
	at := make(map[string]int, rows.Len())
	first, later := b.Len(), slices.Clip(t.later)
	for i := range rows.Len() {
		row := rows.At(i)
		number := b.add(row, -1, b.n+i)
		at[b.ownID(number, row)] = number
		later = append(later, number)
	}
	delete(at, "")
	next.later = later
	for i := range rows.Len() {
		row := rows.At(i)
		switch {
		case by.children != nil:
			b.descend(first+i, 0)
		case by.parent != nil:
			if up, ok := at[by.parent(row)]; ok {
				b.parents[first+i] = int32(up)
			} else if up, ok := find(by.parent(row)); ok {
				b.parents[first+i] = int32(up)
			}
		}
	}
	next.tree = rowmodel.NewTree(next.parents)
	return &next
}
