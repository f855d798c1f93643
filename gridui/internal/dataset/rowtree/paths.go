// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowtree

import (
	"encoding/hex"
	"hash/fnv"
	"io"
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/jsonid"
)

// maxPathKey is the maximum length of a path in an id, in bytes. The id of a longer path contains a
// hash, because the memory for whole paths would grow with the square of their length.
const maxPathKey = 4096

// pathNodes holds the nodes of a tree by Path while it is built. Each name of each path is looked
// up once, so the cost is proportional to the number of names.
type pathNodes struct {
	list []pathNode // parents before their children
	at   map[pathStep]int32
}

// pathNode is a node of a path. up is its parent, -1 at the top.
type pathNode struct {
	name string
	up   int32
	// row is the number of the node's row, -1 without one. inner is set if the node has children;
	// key is the path of an inner node: see childKey.
	row   int32
	inner bool
	key   string
}

// pathStep is the step from a node to a child.
type pathStep struct {
	up   int32
	name string
}

// add returns the node of a path, -1 for an empty path.
func (p *pathNodes) add(path []string) int32 {
	at := int32(-1)
	for _, name := range path {
		if !utf8.ValidString(name) {
			name = string([]rune(name)) // like JSON, so that ids distinguish the same names
		}
		step := pathStep{at, name}
		next, ok := p.at[step]
		if !ok {
			if at >= 0 {
				p.list[at].inner = true
			}
			next = int32(len(p.list))
			p.at[step] = next
			p.list = append(p.list, pathNode{name: name, up: at, row: -1})
		}
		at = next
	}
	return at
}

// paths finds the parent of each row by its path, and adds fillers for missing nodes.
func (b *builder) paths() {
	b.Names, b.fillerIDs = map[coord.Record]string{}, map[coord.Record]string{}
	p := pathNodes{at: make(map[pathStep]int32, b.n)}
	nodes := make([]int32, b.n)
	for i := range b.n {
		path := b.by.Path(b.source.At(i))
		b.check(1 + len(path))
		node := p.add(path)
		nodes[i] = node
		switch {
		case node < 0:
		case p.list[node].row < 0:
			p.list[node].row = int32(i)
		case !b.told("dup"):
			b.double("path " + shortPath(path))
		}
	}
	b.fill(&p)
	for i, node := range nodes {
		if node >= 0 && p.list[node].up >= 0 {
			b.parents[i] = p.list[p.list[node].up].row
		}
	}
}

// fill adds a filler for each node without a row.
func (b *builder) fill(p *pathNodes) {
	for i := range p.list {
		b.check(1)
		node, up := &p.list[i], &pathNode{row: -1}
		if node.up >= 0 {
			up = &p.list[node.up]
		}
		if node.inner {
			node.key = childKey(up.key, node.name)
		}
		if node.row < 0 {
			at := b.add(b.kind.Blank(), coord.Record(up.row), 0)
			node.row = int32(at)
			b.Names[at], b.fillerIDs[at] = node.name, FillerPrefix+node.key
		}
	}
}

// childKey returns the key of a path that extends the path with key by a name: its JSON, or if that
// is too long "#" and a hash of the key and the name.
func childKey(key, name string) string {
	text := jsonid.AppendText(nil, name)
	switch {
	case key == "":
		key = "[" + string(text) + "]"
	case key[0] == '#':
		key += string(text)
	default:
		key = key[:len(key)-1] + "," + string(text) + "]"
	}
	if key[0] == '[' && len(key) <= maxPathKey {
		return key
	}
	return "#" + hex.EncodeToString(hashOf(key))
}

// hashOf returns 16 bytes of FNV-1a. SHA-256 would enlarge a program for the browser by 51 kB.
// Paths made to collide get the ids of duplicates.
func hashOf(key string) []byte {
	h := fnv.New128a()
	_, _ = io.WriteString(h, key) // a hash never fails
	return h.Sum(nil)
}

// shortPath returns a path as text for a problem, cut after 100 names.
func shortPath(path []string) string {
	const most = 100 // names
	text := jsonid.AppendTexts(nil, path[:min(len(path), most)])
	if len(path) > most {
		return string(text) + "…"
	}
	return string(text)
}
