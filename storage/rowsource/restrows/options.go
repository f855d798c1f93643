// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows

import (
	"errors"
	"net/http"
	"net/url"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
)

const (
	defaultMaxBytes = 16 << 20
	defaultRetries  = 4
	// firstPause and lastPause are the shortest and the longest pause before a call is repeated.
	firstPause = 250 * time.Millisecond
	lastPause  = 30 * time.Second
)

// Options configures a Source. URL and ID are required.
type Options[T any] struct {
	// URL is the base address of the service, to which the default protocol adds the method.
	URL string
	// Features describes what the service can do. Its Snapshot is ignored. Connect requests the features from
	// the service instead.
	Features rowsource.Features
	// ID returns the unique key of a row as text, in the form of the service.
	ID func(row T) string
	// Branch returns whether a row of a tree has children, as rowsource.Brancher does; nil: it is not known before a row
	// is opened. It is fast, and pure.
	Branch func(row T) rowsource.Branch
	// Client sends requests; nil: http.DefaultClient. Its Timeout covers one request.
	Client *http.Client
	// Prepare, if not nil, is called for each request before it is sent, to authorize it by headers or
	// cookies. The request has its context. What Prepare adds is removed from the texts of errors. An error
	// of Prepare ends the call. Several goroutines may call it at the same time.
	Prepare func(*http.Request) error
	// Protocol builds requests and reads answers; nil means JSON with URL.
	Protocol Protocol[T]
	// MaxBytes bounds the body of an answer, after decompression; 0 means 16 MB.
	MaxBytes int64
	// Retries is the number of times that a call is repeated, unless it writes, after a network error and
	// after the statuses 429, 502 and 503; 0 means four, below 0 none. The pauses grow from a quarter of a
	// second, or follow Retry-After, up to 30 seconds; if the service requests a longer pause, the call
	// fails.
	Retries int
}

func (o *Options[T]) check() error {
	u, err := url.Parse(o.URL)
	switch {
	case err != nil: // its text contains the address, which may contain a password
		return errors.New("restrows: Options.URL is no absolute address")
	case u.Scheme != "http" && u.Scheme != "https" || u.Host == "":
		return errors.New("restrows: the URL of the service has no http://, https:// or host")
	case o.ID == nil:
		return errors.New("restrows: no ID of rows")
	}
	return nil
}

func (o *Options[T]) fillIn() {
	if o.Client == nil {
		o.Client = http.DefaultClient
	}
	if o.Protocol == nil {
		o.Protocol = JSON[T]{URL: o.URL}
	}
	if o.MaxBytes <= 0 {
		o.MaxBytes = defaultMaxBytes
	}
	if o.Retries == 0 {
		o.Retries = defaultRetries
	}
}
