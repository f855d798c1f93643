// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

import "sync"

// pool runs the requests of one owner on goroutines of their own, and hands over what they bring
// on the goroutine of the frames.
type pool struct {
	wake     func()
	inFlight int // requests that run; of the goroutine of the frames

	// mu guards what other goroutines see too: arrived, and changes of closed.
	mu      sync.Mutex
	arrived []func()
	closed  bool
}

// full reports whether no other request may begin.
func (p *pool) full() bool { return p.inFlight >= maxInFlight }

// request runs work on a goroutine of its own, and what it returns when it is taken.
func (p *pool) request(work func() (arrive func())) {
	p.inFlight++
	go func() {
		arrive := work()
		p.mu.Lock()
		if p.closed { // nobody else has what it is about any more
			arrive()
		} else {
			p.arrived = append(p.arrived, arrive)
		}
		p.mu.Unlock()
		if p.wake != nil {
			p.wake()
		}
	}()
}

// take takes over what has arrived, and reports whether that was anything.
func (p *pool) take() bool {
	p.mu.Lock()
	arrived := p.arrived
	p.arrived = nil
	p.mu.Unlock()
	for _, arrive := range arrived {
		p.inFlight--
		arrive()
	}
	return len(arrived) > 0
}

// close takes over what has arrived after the owner let go of everything in release.
func (p *pool) close(release func()) {
	p.mu.Lock()
	defer p.mu.Unlock()
	release()
	p.closed = true
	for _, arrive := range p.arrived {
		arrive()
	}
	p.arrived = nil
}
