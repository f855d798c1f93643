// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
)

const (
	// keptChanges is how many changes a client can have missed and still be told which rows they were
	// in; mostIDs bounds these rows.
	keptChanges = 64
	mostIDs     = 1024
	// watchIdle is how long the source is watched when nobody asks any longer: a client that asks
	// again before misses nothing.
	watchIdle = 2 * time.Minute
)

// changes are what a source has told since it is watched. The zero value is ready.
type changes struct {
	mu sync.Mutex
	// run is the watch that runs, 0 for none, name is what its versions begin with.
	run  int
	runs int
	name string
	// count is the number of changes in all, last are the latest ones.
	count int64
	last  []rowsource.Change
	// err is why the latest watch has ended.
	err error
	// woken is closed by the next change, and when the watch ends.
	woken chan struct{}
	// waiting is how many ask; idle ends the watch when nobody has for a while.
	waiting int
	idle    *time.Timer
	stop    context.CancelFunc
	// told, if not nil, is called after each change and when the watch ends, without the lock.
	told func()
}

// enter has a source be watched until leave, and some time after.
func (c *changes) enter(w rowsource.Watcher) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.waiting++; c.idle != nil {
		c.idle.Stop()
	}
	if c.run > 0 {
		return
	}
	c.runs++
	c.run, c.name, c.count, c.last, c.woken = c.runs, rand.Text(), 0, nil, make(chan struct{})
	ctx, stop := context.WithCancel(context.Background())
	c.stop = stop
	run, begun := c.run, make(chan struct{})
	go func() {
		close(begun)
		c.end(run, w.Watch(ctx, c.tell)) // whoever asks next begins another one
	}()
	<-begun
}

func (c *changes) leave() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.waiting--; c.waiting > 0 || c.run == 0 {
		return
	}
	run := c.run
	c.idle = time.AfterFunc(watchIdle, func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		if c.run == run && c.waiting == 0 {
			c.stop()
		}
	})
}

func (c *changes) tell(change rowsource.Change) {
	c.mu.Lock()
	c.count++
	if len(c.last) == keptChanges {
		c.last = slices.Delete(c.last, 0, 1)
	}
	c.last = append(c.last, change)
	close(c.woken)
	c.woken = make(chan struct{})
	c.mu.Unlock()
	c.tellOn()
}

// end notes that a watch has ended: nobody knows what changes from now on.
func (c *changes) end(run int, err error) {
	c.mu.Lock()
	if c.run == run {
		if err == nil {
			err = errors.New("it says nothing more")
		}
		c.run, c.err = 0, err
		c.stop()
		close(c.woken)
	}
	c.mu.Unlock()
	c.tellOn()
}

func (c *changes) tellOn() {
	if c.told != nil {
		c.told()
	}
}

// since is what has changed after a version, and a channel that is closed when more has.
func (c *changes) since(version string) (_ Watched, more <-chan struct{}, _ error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	now := Watched{Version: c.name + "-" + strconv.FormatInt(c.count, 10)}
	name, number, _ := strings.Cut(version, "-")
	known, err := strconv.ParseInt(number, 10, 64)
	missed := c.count - known
	switch {
	case c.run == 0 && errors.Is(c.err, context.Canceled): // nobody has asked for long
		return Watched{Version: "-", Changed: true}, nil, nil
	case c.run == 0:
		return Watched{}, nil, fmt.Errorf("the source is watched no longer: %w", c.err)
	case version == "":
		now.Changed = true
	case name != c.name || err != nil || missed < 0 || missed > int64(len(c.last)):
		now.Changed = true
	case missed > 0:
		now.Changed, now.IDs = true, joined(c.last[int64(len(c.last))-missed:])
	}
	return now, c.woken, nil
}

// joined are the ids of some changes, nil for any row.
func joined(all []rowsource.Change) (ids []string) {
	for _, c := range all {
		if c.IDs == nil || len(ids)+len(c.IDs) > mostIDs {
			return nil
		}
		ids = append(ids, c.IDs...)
	}
	return ids
}
