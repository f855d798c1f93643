// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package table

import (
	"io"
	"math"
	"sync"
	"sync/atomic"
	"time"
)

const (
	// beat is the shortest time between two states of a stream, apart from the first and the last.
	beat = 50 * time.Millisecond
	// smallSize is the size of a text in bytes up to which the file is read whole before it shows, so that it appears
	// complete.
	smallSize = 1 << 20
)

// Stream reads a file in a goroutine. At any time it has a Table of the complete rows so far or, since a line may be
// as long as the file, of the first row as far as it is read. A Table does not change when the next one follows.
// Later Tables only add rows, and add columns after the existing ones. A column's kind may change, because it is the
// narrowest kind that the cells so far fit: a word among numbers makes all of them text. The last Table equals the
// result of Open.
//
// All methods may be called from any goroutine.
type Stream struct {
	state atomic.Pointer[State]
	read  atomic.Int64  // bytes of the file
	some  chan struct{} // closed when there is a state
	ended chan struct{} // closed when nothing is read any more

	mu      sync.Mutex // guards what is below, and the loader while it takes text in
	load    *loader
	budget  int // bytes of memory for the table, 0 for no bound; never changes
	size    int64
	closer  io.Closer
	closed  bool
	told    time.Time   // when the state was last made
	next    *time.Timer // makes the next one; nil if nothing is new
	changed func()
}

// State is the state of a Stream at one moment. The zero State is the one before the first rows.
type State struct {
	// Table holds the rows so far. It is nil before there is anything to show, and if Err is set.
	Table *Table
	// Read is the number of bytes of the file read so far, of Size in total; compressed bytes if the file is
	// compressed. Size is 0 if the length is unknown, as for a pipe.
	Read, Size int64
	// Done means that the stream is complete: the file is at its end, or broke off, which a note then explains.
	Done bool
	// Err, an *Error, means that there is nothing to show.
	Err error
}

// OpenStream begins to read the file at path. The caller closes the stream. The table takes at most memory bytes,
// even while it grows, and is cut there; 0 means no limit.
func OpenStream(path string, memory int64) *Stream {
	s := newStream()
	s.budget = int(min(memory, math.MaxInt))
	go s.run(path, func() (*file, error) { return openFile(path) })
	return s
}

// NewStream begins to read r, and closes it with the stream if it is an io.Closer. Read describes the name.
func NewStream(r io.Reader, name string) *Stream {
	s := newStream()
	go s.run(name, func() (*file, error) {
		closer, _ := r.(io.Closer)
		return &file{Reader: r, Closer: closer}, nil
	})
	return s
}

func newStream() *Stream {
	s := &Stream{some: make(chan struct{}), ended: make(chan struct{})}
	s.state.Store(&State{})
	return s
}

// State returns the newest state. It changes at most 20 times a second.
func (s *Stream) State() State { return *s.state.Load() }

// First waits until there is something to show or reading ends, and returns the state then.
func (s *Stream) First() State {
	select {
	case <-s.some:
	case <-s.ended:
	}
	return s.State()
}

// Wait waits until reading ends, and returns the last state. The state is not Done if the stream was closed before
// the end.
func (s *Stream) Wait() State {
	<-s.ended
	return s.State()
}

// Watch makes the stream call changed, from another goroutine, after each new state. It replaces an earlier function.
// changed must be quick, and must not call methods of the stream other than State.
func (s *Stream) Watch(changed func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.changed = changed
}

// Close ends reading at its present position; the state stays. It does not wait for a read in progress.
func (s *Stream) Close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return nil
	}
	s.closed = true
	s.disarm()
	if s.closer != nil {
		return s.closer.Close()
	}
	return nil
}

// run reads to the end.
func (s *Stream) run(name string, open func() (*file, error)) {
	defer close(s.ended)
	f, err := open()
	if err == nil {
		if !s.own(f) {
			return
		}
		defer s.Close()
		var l *loader
		if l, err = newGzipLoader(f.counted(&s.read), name); err == nil {
			l.budget = s.budget
			err = s.drain(l)
		}
	}
	if err != nil {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.tell(State{Done: true, Err: &Error{Name: name, Err: err}})
	}
}

// own makes the stream close the file, and reports false if it is closed already.
func (s *Stream) own(f *file) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		if f.Closer != nil {
			f.Close()
		}
		return false
	}
	s.closer, s.size = f.Closer, int64(f.size)
	return true
}

// drain reads all of the text, piece by piece. It holds the lock while it processes text, not while it reads.
func (s *Stream) drain(l *loader) error {
	for more := true; more; {
		data, err := l.read()
		if more, err = s.accept(l, data, err); err != nil {
			return err
		}
	}
	return nil
}

func (s *Stream) accept(l *loader, data []byte, end error) (more bool, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return false, nil
	}
	s.load = l
	more, err = l.accept(data, end)
	// A compressed file may hold more than its recorded size.
	small := l.size > 0 && l.size <= smallSize && len(data) <= smallSize
	switch {
	case err != nil:
	case !more:
		s.publish(true)
	case !l.known || small || s.next != nil:
	case s.State().Table == nil:
		s.publish(false)
	default:
		s.next = time.AfterFunc(beat-time.Since(s.told), s.onBeat)
	}
	return more, err
}

func (s *Stream) onBeat() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.next != nil && !s.closed && !s.State().Done {
		s.publish(false)
	}
}

// publish makes a state of the rows so far.
func (s *Stream) publish(done bool) {
	s.tell(State{Table: s.load.snapshot(), Read: s.read.Load(), Size: s.size, Done: done})
	if done {
		s.load = nil // with all that only reading needs
	}
}

// tell stores the state and calls the watcher.
func (s *Stream) tell(state State) {
	s.disarm()
	if s.closed {
		return
	}
	first := s.State() == State{}
	s.state.Store(&state)
	s.told = time.Now()
	if first {
		close(s.some)
	}
	if s.changed != nil {
		s.changed()
	}
}

func (s *Stream) disarm() {
	if s.next != nil {
		s.next.Stop()
		s.next = nil
	}
}
