// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package namedviews

import (
	"sync"

	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

// Deed is an operation of a Worker.
type Deed uint8

const (
	// DeedLoad reads the document. The other deeds change it: DeedAdd adds a view, DeedSave
	// replaces the view with its name.
	DeedLoad Deed = iota
	DeedAdd
	DeedSave
	DeedRename
	DeedDelete
)

// Task is an operation for a Worker, with its arguments.
type Task struct {
	Deed Deed
	// Name is the name of the view, To the new name for DeedRename.
	Name, To string
	View     option.View
	Store    storage.Store
	Key      string
}

// Result is the result of a task.
type Result struct {
	Task
	// List holds the views of the document after the task.
	List List
	Err  error
}

// Worker runs tasks one after another, on a goroutine that exists while there are tasks. The zero
// value is ready to use.
type Worker struct {
	// Wake, if not nil, is called after each task. Set it before the first task.
	Wake func()

	mu      sync.Mutex
	tasks   []Task
	results []Result
	working bool
	idle    sync.WaitGroup
}

// Do queues a task.
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

// Busy reports whether there is a task, or a result that was not taken.
func (w *Worker) Busy() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.working || len(w.results) > 0
}

// Wait waits until all tasks have ended.
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

// next returns the oldest waiting task.
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

// run runs the task.
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
