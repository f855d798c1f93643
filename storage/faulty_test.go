// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package storage

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"
)

// faulty is a disk on which one step fails, or all from one on: then the program is as good as killed there,
// because nothing it does has an effect.
type faulty struct {
	disk
	err   error
	at    int // the index of the step that fails; negative: none
	dead  bool
	steps []string
}

// step counts a step and returns its result.
func (f *faulty) step(name string) error {
	f.steps = append(f.steps, name)
	n := len(f.steps) - 1
	if f.at >= 0 && (n == f.at || f.dead && n > f.at) {
		return fmt.Errorf("%s: %w", name, f.err)
	}
	return nil
}

func (f *faulty) MakeFolder(path string) error {
	return errors.Join(f.step("make folder"), f.unless(func() error { return f.disk.MakeFolder(path) }))
}

func (f *faulty) List(folder string) ([]fs.DirEntry, error) {
	if err := f.step("list"); err != nil {
		return nil, err
	}
	return f.disk.List(folder)
}

func (f *faulty) Stat(path string) (fs.FileInfo, error) {
	if err := f.step("stat"); err != nil {
		return nil, err
	}
	return f.disk.Stat(path)
}

func (f *faulty) Open(path string) (io.ReadCloser, error) {
	if err := f.step("open"); err != nil {
		return nil, err
	}
	file, err := f.disk.Open(path)
	return faultyReader{file, f}, err
}

func (f *faulty) Create(folder string) (newFile, error) {
	if err := f.step("create"); err != nil {
		return nil, err
	}
	file, err := f.disk.Create(folder)
	return faultyFile{file, f}, err
}

func (f *faulty) Rename(from, to string) error {
	return errors.Join(f.step("rename"), f.unless(func() error { return f.disk.Rename(from, to) }))
}

func (f *faulty) SyncFolder(path string) error {
	return errors.Join(f.step("sync folder"), f.unless(func() error { return f.disk.SyncFolder(path) }))
}

func (f *faulty) Remove(path string) error {
	return errors.Join(f.step("remove"), f.unless(func() error { return f.disk.Remove(path) }))
}

// unless calls do if the last step did not fail.
func (f *faulty) unless(do func() error) error {
	n := len(f.steps) - 1
	if f.at >= 0 && (n == f.at || f.dead && n > f.at) {
		return nil
	}
	return do()
}

type faultyReader struct {
	io.ReadCloser
	f *faulty
}

func (r faultyReader) Read(p []byte) (int, error) {
	if err := r.f.step("read"); err != nil {
		return 0, err
	}
	return r.ReadCloser.Read(p)
}

type faultyFile struct {
	newFile
	f *faulty
}

// Write fails halfway.
func (w faultyFile) Write(p []byte) (int, error) {
	if err := w.f.step("write"); err != nil {
		n, _ := w.newFile.Write(p[:len(p)/2])
		return n, err
	}
	return w.newFile.Write(p)
}

func (w faultyFile) Sync() error {
	return errors.Join(w.f.step("sync"), w.newFile.Sync())
}

func (w faultyFile) Close() error {
	return errors.Join(w.f.step("close"), w.newFile.Close())
}

// access is an operation on a store.
type access func(s Store) error

func set(s Store) error    { return s.Set("k", "the new one") }
func remove(s Store) error { return s.Delete("k") }
func get(s Store) error    { _, _, err := s.Get("k"); return err }

// steps returns the steps of a successful access.
func steps(t *testing.T, do access) []string {
	folder := t.TempDir()
	require.NoError(t, Dir(folder).Set("k", "the old one"))
	f := &faulty{at: -1}
	require.NoError(t, do(&dir{path: folder, files: f}))
	return f.steps
}

func TestDirSteps(t *testing.T) {
	require.Equal(t, []string{"make folder", "list", "create", "write", "sync", "close", "rename", "sync folder"}, steps(t, set))
	require.Equal(t, []string{"stat", "remove", "sync folder"}, steps(t, remove))
	require.Equal(t, []string{"stat", "open", "read", "read"}, steps(t, get))
}

// isAside reports whether the failure of a step is no reason to fail: listing leftover files, and syncs that
// only a power failure would reveal.
func isAside(step string) bool { return step == "list" || step == "sync folder" }

// Whichever step fails, the old value is complete, and no other file is left.
func TestDirLosesNothingWhenAStepFails(t *testing.T) {
	for _, do := range []access{set, remove, get} {
		for at, name := range steps(t, do) {
			for _, cause := range []error{syscall.ENOSPC, syscall.EROFS, syscall.EIO, fs.ErrPermission} {
				folder := t.TempDir()
				require.NoError(t, Dir(folder).Set("k", "the old one"))
				err := do(&dir{path: folder, files: &faulty{at: at, err: cause}})
				if isAside(name) {
					require.NoError(t, err)
					continue
				}
				require.ErrorIs(t, err, cause, name)
				require.ErrorContains(t, err, `"k"`)
				requireHas(t, Dir(folder), "k", "the old one")
				require.Equal(t, []string{"k.json"}, names(t, folder), name)
			}
		}
	}
}

// After a kill at any step, there is the old value or the new one.
func TestDirLosesNothingWhenKilled(t *testing.T) {
	list := steps(t, set)
	for at := range list {
		folder := t.TempDir()
		require.NoError(t, Dir(folder).Set("k", "the old one"))
		err := set(&dir{path: folder, files: &faulty{at: at, dead: true, err: os.ErrProcessDone}})
		if list[at] == "sync folder" { // all is done
			require.NoError(t, err)
			requireHas(t, Dir(folder), "k", "the new one")
			continue
		}
		require.Error(t, err)
		requireHas(t, Dir(folder), "k", "the old one")
		require.NoError(t, Dir(folder).Set("k", "the next one"), "killed at %s", list[at])
		requireHas(t, Dir(folder), "k", "the next one")
	}
}

// A first value that fails leaves no value.
func TestDirKeepsNoHalfOfAFirstValue(t *testing.T) {
	for at, name := range steps(t, set) {
		folder := filepath.Join(t.TempDir(), "new")
		err := set(&dir{path: folder, files: &faulty{at: at, err: syscall.ENOSPC}})
		if !isAside(name) {
			require.ErrorIs(t, err, syscall.ENOSPC)
			requireNone(t, Dir(folder), "k")
		}
	}
}

// A power failure may undo changes since the last sync of a folder: the replaced text must be on the disk
// under its other name before.
func TestDocumentIsKeptOnTheDiskBeforeItIsReplaced(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, Dir(folder).Set("k", "corrupt"))
	f := &faulty{at: -1}
	doc := Document[view]{Store: &dir{path: folder, files: f}, Key: "k"}
	require.NoError(t, doc.Save(initial))
	var ends []string
	for _, step := range f.steps {
		if step == "rename" || step == "sync folder" {
			ends = append(ends, step)
		}
	}
	require.Equal(t, []string{"rename", "sync folder", "rename", "sync folder"}, ends)
	requireHas(t, Dir(folder), "k"+previousSuffix, "corrupt")
}

// A document that replaces another is killed, or fails, at each step: the old text is complete under its key
// or the other one.
func TestDocumentLosesNothingWhenAStepFails(t *testing.T) {
	for _, text := range []string{"corrupt", `{"version":1,"data":"old"}`, `{"version":2,"data":{"order":["old"]}}`} {
		for _, dead := range []bool{false, true} {
			for at := 0; ; at++ {
				folder := t.TempDir()
				require.NoError(t, Dir(folder).Set("k", text))
				f := &faulty{at: at, dead: dead, err: syscall.ENOSPC}
				doc := Document[view]{Store: &dir{path: folder, files: f}, Key: "k", Version: 2, Initial: initial}
				_, _ = doc.Load()
				saved := doc.Save(view{Order: []string{"new"}})
				if len(f.steps) <= at {
					require.NoError(t, saved)
					break
				}
				requireOneOf(t, Dir(folder), text, `{"version":2,"data":{"order":["new"]}}`)
				if !dead {
					require.NoError(t, doc.Save(view{Order: []string{"next"}}), "at %s", f.steps[at])
					requireOneOf(t, Dir(folder), text, `{"version":2,"data":{"order":["next"]}}`)
				}
			}
		}
	}
}

// requireOneOf requires that k has the old text or the new one, and with the new one that the old one is kept
// if it is of another version.
func requireOneOf(t *testing.T, s Store, old, next string) {
	t.Helper()
	now, ok, err := s.Get("k")
	require.NoError(t, err)
	require.True(t, ok)
	if now == old {
		return
	}
	require.Equal(t, next, now)
	if version, _, err := unframe(old); err != nil || version != 2 {
		requireHas(t, s, "k"+previousSuffix, old)
	}
}
