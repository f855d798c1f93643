// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package namedviews

import (
	"sync"

	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

// Deed is what a Worker does.
type Deed uint8

const (
	// DeedLoad reads the document. The others change it: DeedAdd adds a view, DeedSave puts it in
	// place of the one with its name.
	DeedLoad Deed = iota
	DeedAdd
	DeedSave
	DeedRename
	DeedDelete
)

// Task is what a Worker is to do.
type Task struct {
	Deed Deed
	// Name is the view, To the new name of DeedRename.
	Name, To string
	View     option.View
	Store    storage.Store
	Key      string
}

// Result is what came of a task.
type Result struct {
	Task
	// List are the views in the document then.
	List List
	Err  error
}

// Worker does tasks one after the other, on a goroutine of its own while there are any. The zero
// value is ready.
type Worker struct {
	// Wake, if not nil, is called when a task has ended. It is set before the first task.
	Wake func()

	mu      sync.Mutex
	tasks   []Task
	results []Result
	working bool
	idle    sync.WaitGroup
}

// Do does a task after those that wait.
func (w *Worker) Do(t Task) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.tasks = append(w.tasks, t)
	if !w.working {
		w.working = true
		w.idle.Add(1)
		go w.work()
	}
}

// Take returns the next result, false if there is none.
func (w *Worker) Take() (r Result, ok bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if len(w.results) == 0 {
		return r, false
	}
	r = w.results[0]
	w.results = w.results[1:]
	if len(w.results) == 0 {
		w.results = nil
	}
	return r, true
}

// Busy reports whether there is a task or a result that was not taken.
func (w *Worker) Busy() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.working || len(w.results) > 0
}

// Wait returns when all tasks have ended.
func (w *Worker) Wait() { w.idle.Wait() }

func (w *Worker) work() {
	defer w.idle.Done()
	for {
		t, ok := w.next()
		if !ok {
			return
		}
		r := t.run()
		w.mu.Lock()
		w.results = append(w.results, r)
		w.mu.Unlock()
		if w.Wake != nil {
			w.Wake()
		}
	}
}

// next is the task that has waited longest.
func (w *Worker) next() (t Task, ok bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if len(w.tasks) == 0 {
		w.working, w.tasks = false, nil
		return t, false
	}
	t = w.tasks[0]
	w.tasks = w.tasks[1:]
	return t, true
}

// run does the task.
func (t Task) run() (r Result) {
	r.Task = t
	if t.Deed == DeedLoad {
		r.List, r.Err = Load(t.Store, t.Key)
		return r
	}
	r.Err = Change(t.Store, t.Key, func(all *List) error {
		if err := t.change(all); err != nil {
			return err
		}
		r.List = *all
		return nil
	})
	if r.Err != nil {
		r.List, _ = Load(t.Store, t.Key)
	}
	return r
}

func (t Task) change(all *List) error {
	switch t.Deed {
	case DeedAdd:
		return all.Add(t.Name, t.View)
	case DeedSave:
		return all.Replace(t.Name, t.View)
	case DeedRename:
		return all.Rename(t.Name, t.To)
	}
	return all.Delete(t.Name)
}
