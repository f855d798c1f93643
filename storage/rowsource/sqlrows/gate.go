// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"context"
	"sync"
)

// gate pauses scans while something is written: a database with one writer blocks writes while somebody
// reads, and a scan reads for long. The zero value is open.
type gate struct {
	mu      sync.Mutex
	writes  int
	opened  chan struct{} // closed when the last write has ended
	passing map[*context.CancelFunc]bool
}

// pass calls run, and calls it again if a write interrupted it.
func (g *gate) pass(ctx context.Context, run func(ctx context.Context) error) error {
	for {
		if err := g.wait(ctx); err != nil {
			return err
		}
		inner, cancel := context.WithCancel(ctx)
		g.enter(&cancel)
		err := run(inner)
		interrupted := inner.Err() != nil && ctx.Err() == nil
		g.leave(&cancel)
		cancel()
		if err == nil || !interrupted {
			return err
		}
	}
}

// wait blocks until no write is in progress.
func (g *gate) wait(ctx context.Context) error {
	for {
		g.mu.Lock()
		opened := g.opened
		g.mu.Unlock()
		if opened == nil {
			return ctx.Err()
		}
		select {
		case <-opened:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// enter registers the cancel function of a run; it calls it at once if a write is in progress.
func (g *gate) enter(cancel *context.CancelFunc) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.passing == nil {
		g.passing = map[*context.CancelFunc]bool{}
	}
	g.passing[cancel] = true
	if g.writes > 0 {
		(*cancel)()
	}
}

func (g *gate) leave(cancel *context.CancelFunc) {
	g.mu.Lock()
	defer g.mu.Unlock()
	delete(g.passing, cancel)
}

// close interrupts all runs, and blocks new ones until open.
func (g *gate) close() {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.writes++
	if g.opened == nil {
		g.opened = make(chan struct{})
	}
	for cancel := range g.passing {
		(*cancel)()
	}
}

func (g *gate) open() {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.writes--; g.writes == 0 {
		close(g.opened)
		g.opened = nil
	}
}
