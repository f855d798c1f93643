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
	// keptChanges is the number of missed changes of which a client is still sent the ids of the rows;
	// mostIDs bounds the number of these ids.
	keptChanges = 64
	mostIDs     = 1024
	// watchIdle is the time that the source is watched after the last request. A client that returns within
	// it misses nothing.
	watchIdle = 2 * time.Minute
)

// changes records what a source has reported since it is watched. The zero value is ready.
type changes struct {
	mu sync.Mutex
	// run is the running watch, 0 for none; name is the prefix of its versions.
	run  int
	runs int
	name string
	// count is the total number of changes, last holds the latest ones.
	count int64
	last  []rowsource.Change
	// err is why the latest watch has ended.
	err error
	// woken is closed by the next change, and when the watch ends.
	woken chan struct{}
	// waiting is the number of users; idle ends the watch when there was none for a while.
	waiting int
	idle    *time.Timer
	stop    context.CancelFunc
	// told, if not nil, is called after each change and when the watch ends, without the lock.
	told func()
}

// enter starts watching a source, until some time after leave.
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
		c.end(run, w.Watch(ctx, c.tell)) // the next call of enter begins another one
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

// end records that a watch has ended. Changes are unknown from now on.
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

// since returns what has changed after a version, and a channel that is closed when more has.
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

// joined returns the ids of some changes, nil for any row.
func joined(all []rowsource.Change) (ids []string) {
	for _, c := range all {
		if c.IDs == nil || len(ids)+len(c.IDs) > mostIDs {
			return nil
		}
		ids = append(ids, c.IDs...)
	}
	return ids
}
