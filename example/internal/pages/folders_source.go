// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// folderEntry is a folder or a file of a disk. All of it follows from its id, which has the number of each folder on
// the way and its own.
type folderEntry struct {
	id, name string
	depth    int
	size     int64
}

// The disk has ten folders in each folder, four levels deep, and a hundred files in each of the innermost: a million.
const (
	folderLevels = 4
	folderWidth  = 10
	folderFiles  = 100
)

// lockedFolder is the folder that cannot be read the first time.
const lockedFolder = "2"

var folderNames = [folderWidth]string{"archive", "code", "locked", "letters", "maps", "music", "photos", "plans", "scans", "videos"}

// newFolderEntry returns the n-th entry of the folder with an id.
func newFolderEntry(parent string, depth, n int) folderEntry {
	e := folderEntry{id: strconv.Itoa(n), depth: depth}
	if parent != "" {
		e.id = parent + "/" + e.id
	}
	if e.folder() {
		e.name = folderNames[n%folderWidth]
		if depth > 0 {
			e.name = fmt.Sprintf("%s %d", folderNames[(n+3*depth)%folderWidth], n)
		}
		return e
	}
	hash := uint64(14695981039346656037)
	for i := range len(e.id) {
		hash = (hash ^ uint64(e.id[i])) * 1099511628211
	}
	e.name, e.size = fmt.Sprintf("file %d.dat", n), int64(hash%1_000_000)
	return e
}

func (e folderEntry) folder() bool { return e.depth < folderLevels }

// folderSource reads a disk like a server that is 200 ms away and only lists one folder at a time. It shows all that
// a source of a tree needs: the columns of a level, and which rows have children.
type folderSource struct {
	delay    time.Duration
	unlocked atomic.Bool
}

// Features returns what the source can do: it lists folders, and finds an entry of a folder.
func (s *folderSource) Features() rowsource.Features {
	return rowsource.Features{Key: []string{"id"}, Tree: true, Index: true, Snapshot: true}
}

func (s *folderSource) ID(e folderEntry) string { return e.id }

// Branch returns whether a row can be opened.
func (s *folderSource) Branch(e folderEntry) rowsource.Branch {
	if e.folder() {
		return rowsource.BranchFull
	}
	return rowsource.BranchLeaf
}

// Open lists a folder in the order of a query.
func (s *folderSource) Open(ctx context.Context, q rowsource.Query) (rowsource.Result[folderEntry], error) {
	if !q.Tree || q.Filter != nil {
		return nil, fmt.Errorf("%w: only one folder at a time", rowsource.ErrUnsupported)
	}
	if err := waitFor(ctx, s.delay); err != nil {
		return nil, err
	}
	if q.Parent == lockedFolder && !s.unlocked.Swap(true) {
		return nil, errors.New("access denied")
	}
	depth, n := 0, folderWidth
	if q.Parent != "" {
		depth = strings.Count(q.Parent, "/") + 1
	}
	switch {
	case depth > folderLevels:
		n = 0
	case depth == folderLevels:
		n = folderFiles
	}
	r := &folderResult{}
	for i := range n {
		r.entries = append(r.entries, newFolderEntry(q.Parent, depth, i))
	}
	slices.SortStableFunc(r.entries, func(a, b folderEntry) int { return compareEntries(q.Sort, a, b) })
	return r, nil
}

// waitFor waits for a time, or until ctx ends.
func waitFor(ctx context.Context, d time.Duration) error {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// compareEntries compares the entries of a folder.
func compareEntries(order []rowsource.Order, a, b folderEntry) int {
	for _, o := range order {
		c := cmp.Compare(a.size, b.size)
		if o.Column == "name" {
			c = value.Text(a.name).CompareNatural(value.Text(b.name))
		}
		if o.Descending {
			c = -c
		}
		if c != 0 {
			return c
		}
	}
	return 0
}

// folderResult is a folder that was listed.
type folderResult struct {
	rowsource.Base
	entries []folderEntry
}

func (r *folderResult) Count(ctx context.Context) (rowsource.Count, error) {
	return rowsource.Count{N: int64(len(r.entries)), Exact: true}, r.Ready(ctx)
}

// Read reads entries at an index; a grid that reads at indexes uses no cursors.
func (r *folderResult) Read(ctx context.Context, at rowsource.Seek, n int) (page rowsource.Page[folderEntry], err error) {
	from := min(max(at.Index, 0), int64(len(r.entries)))
	to := min(from+int64(n), int64(len(r.entries)))
	return rowsource.Page[folderEntry]{Index: from, Exact: true, Items: r.entries[from:to]}, r.Ready(ctx)
}

// Locate finds an entry of the folder, so that it stays on the screen when the order changes.
func (r *folderResult) Locate(ctx context.Context, id string) (int64, error) {
	i := slices.IndexFunc(r.entries, func(e folderEntry) bool { return e.id == id })
	if i < 0 {
		return 0, rowsource.ErrNoRow
	}
	return int64(i), r.Ready(ctx)
}
