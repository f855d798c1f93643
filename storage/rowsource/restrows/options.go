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

// Options say where a service is and how it is spoken to. URL and ID are needed.
type Options[T any] struct {
	// URL is the base address of the service, to which the default protocol adds the method.
	URL string
	// Features are what the service can do. Their Snapshot is passed over. Connect asks the
	// service instead.
	Features rowsource.Features
	// ID is the unique key of a row as text, as the service has it.
	ID func(row T) string
	// Client sends requests; nil: http.DefaultClient. Its Timeout covers one request.
	Client *http.Client
	// Prepare, if not nil, is called for each request before it is sent, to authorize it: it sets
	// headers or cookies. The context is that of the request. Whatever it adds is left out of
	// the texts of errors. Its error ends the call. It is called by several goroutines at once.
	Prepare func(*http.Request) error
	// Protocol makes requests and reads answers; nil: JSON, with URL.
	Protocol Protocol[T]
	// MaxBytes bounds the body of an answer, after decompression; 0: 16 MB.
	MaxBytes int64
	// Retries is how often a call that only reads is repeated after a network error and after the
	// statuses 429, 502 and 503; 0: four times, below 0: never. The pauses grow from a quarter of
	// a second, or are as long as Retry-After says, up to 30 seconds; where the service asks for
	// more, the call fails.
	Retries int
}

func (o *Options[T]) check() error {
	u, err := url.Parse(o.URL)
	switch {
	case err != nil: // its text has the address, which may have a password
		return errors.New("restrows: the URL of the service is none")
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
