// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"sync"

	"github.com/giogrid/giogrid/storage/rowsource"
)

// lineage holds which rows are below which groups, or below which rows of a tree, as far as they were read. Its
// methods may be called on any goroutine.
type lineage struct {
	mu    sync.RWMutex
	nodes map[string]*node
	// places holds the node directly above each known row. It is nil for a row that does not count: it does not
	// exist, does not pass the filter, or cannot be selected.
	places map[string]*node
	// rev is incremented when places were added.
	rev uint64
}

// unread is the number of rows below a node that was not read.
const unread = -1

// node is a group or a row of a tree with rows below it. The node with an empty id is above all rows.
type node struct {
	id string
	up *node
	// able is the number of rows below that can be selected, or unread. It is above least in any case.
	able, least int
}

func newLineage() *lineage {
	return &lineage{nodes: map[string]*node{"": {able: unread, least: -1}}, places: map[string]*node{}}
}

// node returns the node with an id below another one, and makes it if necessary. The caller holds the mutex.
func (l *lineage) node(id string, up *node) *node {
	n := l.nodes[id]
	if n == nil {
		n = &node{id: id, up: up, able: unread, least: -1}
		l.nodes[id] = n
	}
	return n
}

// chain returns the last of nodes that are below each other, outermost first. The caller holds the mutex.
func (l *lineage) chain(ids []string) *node {
	n := l.nodes[""]
	for _, id := range ids {
		n = l.node(id, n)
	}
	return n
}

// at returns the node of the group or the row with an id, by the ids above it and its own, outermost first.
func (l *lineage) at(ids []string) *node {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.chain(ids)
}

// put notes rows directly below a node; nil is for rows that do not count.
func (l *lineage) put(below *node, ids ...string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, id := range ids {
		l.places[id] = below
	}
	l.rev++
}

// putBelow notes a row by the ids above it, outermost first.
func (l *lineage) putBelow(above []string, id string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.places[id] = l.chain(above)
	l.rev++
}

// revision returns a number that changes when rows were noted.
func (l *lineage) revision() uint64 {
	l.mu.RLock()
	defer l.mu.RUnlock()
	return l.rev
}

// knows reports whether the place of a row is known.
func (l *lineage) knows(id string) bool {
	l.mu.RLock()
	defer l.mu.RUnlock()
	_, ok := l.places[id]
	return ok
}

// close notes that all rows below a node were read, and that able of them can be selected.
func (l *lineage) close(n *node, able int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	n.able = able
	l.rev++
}

// exceeds notes that more than least rows below a node can be selected.
func (l *lineage) exceeds(n *node, least int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	n.least = max(n.least, least)
}

// size returns the numbers of rows below the node with an id that can be selected: able, or unread if they are not
// known but above least.
func (l *lineage) size(id string) (able, least int) {
	l.mu.RLock()
	defer l.mu.RUnlock()
	if n := l.nodes[id]; n != nil {
		return n.able, n.least
	}
	return unread, -1
}

// countChunk is the number of ids counted between two checks of a job.
const countChunk = 1024

// count returns the number of ids below each node, by its id, and up to most ids whose place is not known, with their
// number.
func (l *lineage) count(ids func(yield func(string) bool), most int, check func(int)) (below map[string]int, unknown []string, strangers int) {
	counts, chunk := map[*node]int{}, make([]string, 0, countChunk)
	add := func() {
		check(len(chunk))
		l.mu.RLock()
		defer l.mu.RUnlock()
		for _, id := range chunk {
			n, ok := l.places[id]
			if !ok {
				if strangers++; strangers <= most {
					unknown = append(unknown, id)
				}
			}
			for ; n != nil; n = n.up {
				counts[n]++
			}
		}
		chunk = chunk[:0]
	}
	for id := range ids {
		if chunk = append(chunk, id); len(chunk) == countChunk {
			add()
		}
	}
	add()
	below = make(map[string]int, len(counts))
	for n, rows := range counts {
		below[n.id] = rows
	}
	return below, unknown, strangers
}

// groupChain returns the ids of the groups along a path, outermost first.
func groupChain(path rowsource.Path) (ids []string) {
	for level := range path {
		ids = append(ids, groupID(path[:level+1]))
	}
	return ids
}
